import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Router, type RequestHandler } from 'express'
import type { Manifest } from 'vite'
import { StartError } from '#src/backend/start-error.ts'
import { createAssetTags } from '#src/server/rendering/asset-tags.ts'
import { serveBuiltFiles } from '#src/server/files/built-files.ts'
import { createDocument } from '#src/server/rendering/document.ts'
import { createIntegrity } from '#src/server/rendering/integrity.ts'
import { serveRetainedAssets } from '#src/server/files/retained-assets.ts'
import type { PageRenderer } from '#src/server/rendering/render.ts'

type EntryServer = typeof import('#src/entry-server.tsx')

type BuiltOptions = {
  vitalsShare?: number
  /** Browsers report page views and steps to the office. */
  isCounting?: boolean
  /** Hashed files of other builds; null: none. */
  assetsDir?: string | null
}

/** The styles and the typeface of every page. */
const STYLES = /<link rel="(?:stylesheet|preload)"[^>]*>/g

/** Loads the output of `npm run build`: the page renderer and the files to serve. Throws StartError. */
export async function loadBuiltSite(
  root: string,
  { vitalsShare = 0, isCounting = false, assetsDir = null }: BuiltOptions = {},
): Promise<{ renderer: PageRenderer; files: RequestHandler; styles: string }> {
  const serverDir = resolve(root, 'dist/server')
  const read = (file: string) => readBuilt(resolve(serverDir, file))
  // Kept outside the application's own state: an outside API knows nothing of it.
  const counts = isCounting ? ' data-counts' : ''
  const template = read('index.html').replace('<html', `<html data-vitals="${vitalsShare}"${counts}`)
  const readJson = (file: string): unknown => {
    try {
      return JSON.parse(read(file))
    } catch (cause) {
      if (cause instanceof StartError) throw cause
      throw new StartError(`${resolve(serverDir, file)} is cut short: run "npm run build" again.`, { cause })
    }
  }
  const withIntegrity = createIntegrity(readJson('integrity.json') as Record<string, string>)
  const whole = withIntegrity(template)
  const document = createDocument(whole, read('icons.svg'))
  const assetTags = createAssetTags(readJson('manifest.json') as Manifest, withIntegrity)
  const { render } = await loadEntry(resolve(serverDir, 'entry-server.js'))
  return {
    renderer: async (url, scope) => {
      const page = await render(url, scope)
      return { status: page.status, document: document(page, assetTags(page.modules, page.styled)) }
    },
    styles: (whole.match(STYLES) ?? []).join(''),
    files: filesOf(resolve(root, 'dist/client'), assetsDir),
  }
}

async function loadEntry(file: string): Promise<Pick<EntryServer, 'render'>> {
  readBuilt(file)
  const entry = await import(file).catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw cause
    throw new StartError(`${file} is cut short or not of this version: run "npm run build" again.`, { cause })
  })
  if (typeof entry.render !== 'function')
    throw new StartError(`${file} is cut short or not of this version: run "npm run build" again.`)
  return entry as EntryServer
}

function filesOf(client: string, assetsDir: string | null): RequestHandler {
  if (!existsSync(client))
    throw new StartError(`${client} is missing: run "npm run build" first, or "npm start", which does both.`)
  const files = serveBuiltFiles(client)
  if (assetsDir === null) return files
  if (!statSync(assetsDir, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`ASSETS_DIR="${assetsDir}" is no folder. "npm run release" makes it; or leave it unset.`)
  return Router().use(files, serveRetainedAssets(assetsDir))
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`${file} is missing: run "npm run build" first, or "npm start", which does both.`)
  }
}

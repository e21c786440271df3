import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Folders with pictures of pages. Cards and icons are requested by their plain names, from outside. */
const FOLDERS = ['cars', 'stills', 'interior', 'map', 'news'] as const

const MODULE = /[\\/]src[\\/]content[\\/]pictures[\\/]folder-hashes\.ts$/

/**
 * Puts the hashes of the picture folders into the bundles. One per folder and not one per file: five hundred would be
 * as large as a page's own code, and a change in how cars are drawn changes all of them anyway.
 */
export function picturesByHash(root: string): Plugin {
  let source: string | undefined
  return {
    name: 'pictures-by-hash',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler: () =>
        (source ??= `export const folderHashes = ${JSON.stringify(hashesIn(resolve(root, 'public/images')))}`),
    },
  }
}

/** By folder: eight hexadecimal digits of names and contents. A missing folder has none. */
export const hashesIn = (images: string): Record<string, string> =>
  Object.fromEntries(
    FOLDERS.flatMap((folder) => {
      const files = filesIn(join(images, folder))
      return files.length > 0 ? [[folder, hashOf(files)]] : []
    }),
  )

function filesIn(folder: string): [name: string, file: string][] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }): [string, string] => [name, join(parentPath, name)])
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
  } catch {
    return []
  }
}

function hashOf(files: readonly [name: string, file: string][]): string {
  const hash = createHash('sha256')
  for (const [name, file] of files) {
    const content = readFileSync(file)
    hash.update(`${name} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 8)
}

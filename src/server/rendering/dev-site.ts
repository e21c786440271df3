import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import type { RequestHandler } from 'express'
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite'
import { createDocument } from '#src/server/rendering/document.ts'
import type { PageRenderer } from '#src/server/rendering/render.ts'
import { spriteOf } from '#src/server/rendering/sprite.ts'

type EntryServer = typeof import('#src/entry-server.tsx')

const ENTRY = '/src/entry-server.tsx'

/** Vite in middleware mode: pages rendered from the sources, hot updates over the site's own port. */
export async function createDevSite(
  root: string,
  server: Server,
): Promise<{ renderer: PageRenderer; files: RequestHandler }> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  return {
    renderer: async (url, scope) => {
      const template = await vite.transformIndexHtml(url.pathname, await readFile(resolve(root, 'index.html'), 'utf8'))
      const icons = spriteOf(await readFile(resolve(root, 'src/components/icons.svg'), 'utf8'))
      const { render } = (await vite.ssrLoadModule(ENTRY)) as EntryServer
      const page = await render(url, scope)
      const own = [...page.modules, ...page.styled].map((file) => `/${file}`)
      const styles = await devStyles(vite, ['/src/styles/index.css', ENTRY, ...own])
      return {
        status: page.status,
        document: createDocument(template, icons, { dev: true })(page, { styles, code: '' }),
      }
    },
    files: vite.middlewares as RequestHandler,
  }
}

const CSS_FILE = /\.css$/

/**
 * In dev, CSS normally arrives with JS. This walks the module graph from the page's modules and inlines what they
 * import, under the attribute Vite's client adopts: no flash of unstyled content, no duplicates, and hot updates still
 * work.
 */
async function devStyles(vite: ViteDevServer, modules: readonly string[]): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph
  const seen = new Set<EnvironmentModuleNode>()
  const files = new Map<string, string>()
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return
    seen.add(node)
    if (node.file && CSS_FILE.test(node.file)) files.set(node.url, node.file)
    // Skips pages that were not matched.
    const lazy = node.transformResult?.dynamicDeps ?? []
    for (const next of node.importedModules) if (!lazy.includes(next.url)) visit(next)
  }
  for (const url of modules) {
    if (CSS_FILE.test(url)) files.set(url, resolve(vite.config.root, url.slice(1)))
    else visit(await graph.getModuleByUrl(url))
  }
  const tags = await Promise.all(
    [...files].map(async ([url, file]) => {
      // Through the SSR environment: `?direct` in the client one would turn a CSS edit into a page reload.
      const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string }
      return `<style type="text/css" data-vite-dev-id="${file}">${css}</style>`
    }),
  )
  return tags.join('')
}

import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { createPageServer } from '#src/server/pages/page-server.ts'
import { keepHeapSmall } from '#src/server/process/memory.ts'
import { createBuiltRenderer } from './built-renderer.ts'

// As in production.
keepHeapSmall()

/** The site's own pages with the page cache switched off. */
const { render } = await createBuiltRenderer(resolve(import.meta.dirname, '..'))
const pages = createPageServer({
  render,
  headers: createCommonHeaders({ dev: false }),
  onRefreshError: () => {},
  isCached: false,
})

createServer((req, res) => void pages.handle(req, res)).listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

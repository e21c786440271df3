import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { createPageServer } from '#src/server/pages/page-server.ts'

test('a page that has another address now is redirected for good, and no browser keeps the way', async () => {
  const pages = createPageServer({
    headers: createCommonHeaders({ dev: false }),
    render: () => Promise.resolve({ status: 404, document: '' }),
    onRefreshError: () => {},
    renamedTo: (url) => (url.startsWith('/news/old.html') ? '/news/new.html' : null),
  })
  const server = createServer((req, res) => {
    if (!pages.hit(req, res, 'id', false)) void pages.handle(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    return [status, headers.get('location'), headers.get('cache-control')]
  }
  expect(await ask('/news/old.html')).toEqual([301, '/news/new.html', 'no-cache'])
  expect((await ask('/news/new.html'))[0]).toBe(404)
})

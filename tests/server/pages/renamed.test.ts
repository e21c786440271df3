import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { createPageServer } from '#src/server/pages/page-server.ts'

type Parts = Parameters<typeof createPageServer>[0]

/** Status, target and caching of an address. */
async function serving(parts: Pick<Parts, 'render' | 'renamedTo' | 'movedTo' | 'meaningfulCookies'>) {
  const pages = createPageServer({ headers: createCommonHeaders({ dev: false }), onRefreshError: () => {}, ...parts })
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
  return async (path: string, cookie = '') => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      headers: { cookie },
    })
    return [status, headers.get('location'), headers.get('cache-control')]
  }
}

test('a page that has another address now is redirected for good, and no browser keeps the way', async () => {
  const ask = await serving({
    render: () => Promise.resolve({ status: 404, document: '' }),
    renamedTo: (url) => (url.startsWith('/news/old.html') ? '/news/new.html' : null),
  })
  expect(await ask('/news/old.html')).toEqual([301, '/news/new.html', 'no-cache'])
  expect((await ask('/news/new.html'))[0]).toBe(404)
})

test('a page that has been taken off leads where the office says, one that is there stays', async () => {
  const ask = await serving({
    render: (address) =>
      Promise.resolve({ status: address.includes('here') ? 200 : address.includes('ill') ? 503 : 404, document: '' }),
    movedTo: (url) => (url.startsWith('/promo/none') ? null : '/models.html'),
    meaningfulCookies: (name) => name === 'sid',
  })
  // It may come back.
  expect(await ask('/promo/gone.html?utm_source=vk')).toEqual([301, '/models.html', 'no-cache'])
  // For who gets pages of his own as well.
  expect(await ask('/promo/gone.html', 'sid=1')).toEqual([301, '/models.html', 'no-cache'])
  expect((await ask('/promo/none.html', 'sid=1'))[0]).toBe(404)
  expect((await ask('/promo/here.html'))[0]).toBe(200)
  expect((await ask('/promo/none.html'))[0]).toBe(404)
  // One that fails at the moment has not been taken off.
  expect((await ask('/promo/ill.html'))[0]).toBe(503)
})

test('who has a cookie that services are told of gets pages of his own, also where one is in memory', async () => {
  const rendered: (string | undefined)[] = []
  const pages = createPageServer({
    headers: createCommonHeaders({ dev: false }),
    onRefreshError: () => {},
    meaningfulCookies: (name) => name === 'sid',
    render: (_, own) => Promise.resolve({ status: 200, document: String(rendered.push(own?.cookie)) }),
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
  for (const cookie of ['other=1', 'other=2', 'sid=1', 'sid=2'])
    await (await fetch(`http://127.0.0.1:${port}/warranty.html`, { headers: { cookie } })).text()
  expect(rendered).toEqual([undefined, 'sid=1', 'sid=2'])
})

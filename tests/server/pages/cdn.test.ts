import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { createPageServer } from '#src/server/pages/page-server.ts'
import { findNginx } from '../../../scripts/prove/nginx-proxy.ts'
import { freePort } from '../../../scripts/prove/free-port.ts'

/** The page that says there is none, and a question to which there is none. */
const GONE = /^\/(?:404|nowhere)|q=gone$/

/** Pages that count how often they are asked for. */
async function startPages(cdnSeconds: number) {
  const asked: string[] = []
  const pages = createPageServer({
    headers: createCommonHeaders({ dev: false }),
    render: (address) =>
      Promise.resolve({
        status: GONE.test(address) ? 404 : 200,
        document: `<p>${address}</p>`,
        ...(address === '/contacts.html' && { quality: 'partial' }),
      }),
    onRefreshError: () => {},
    cdnSeconds,
  })
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    asked.push(req.url ?? '')
    if (!pages.hit(req, res, 'id', false)) void pages.handle(req, res)
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** What a visitor asked for a moment of his own. */
const OWN = '/owners.html?date=2021-07-14'
const cachingOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).headers.get('cache-control')

test('no cache in front keeps anything unless it is said', async () => {
  const { origin } = await startPages(0)
  expect(await cachingOf(`${origin}/warranty.html`)).toBe('no-cache')
  expect(await cachingOf(`${origin}/warranty.html`, { cookie: 'a=1' })).toBe('no-cache')
})

test('it may keep what is the same for everybody, asked without cookies', async () => {
  const { origin } = await startPages(60)
  const shared = 'public, max-age=0, must-revalidate, s-maxage=60'
  // Once rendered, once from memory.
  expect(await cachingOf(`${origin}/warranty.html`)).toBe(shared)
  expect(await cachingOf(`${origin}/warranty.html`)).toBe(shared)
  expect(await cachingOf(`${origin}/warranty.html`, { cookie: 'preview=secret' })).toBe('private, no-cache')
  expect(await cachingOf(`${origin}${OWN}`)).toBe('private, no-store')
  expect(await cachingOf(`${origin}/nowhere.html`)).not.toContain('s-maxage')
  // A page with gaps is whole again in seconds.
  for (const _ of [1, 2]) expect(await cachingOf(`${origin}/contacts.html`)).toBe('private, no-cache')
  // What has no answer today may have one tomorrow.
  expect(await cachingOf(`${origin}/search.html?q=found`)).toBe(shared)
  expect(await cachingOf(`${origin}/search.html?q=gone`)).toBe('private, no-cache')
})

test('what is not there is never said to be unchanged, whatever the browser has', async () => {
  const { origin } = await startPages(0)
  const statusOf = async (path: string) => (await fetch(origin + path, { headers: { 'if-none-match': '*' } })).status
  expect(await statusOf('/warranty.html')).toBe(304)
  expect([await statusOf('/search.html?q=gone'), await statusOf('/nowhere.html')]).toEqual([404, 404])
})

test.skipIf(!findNginx())('nginx as the cache in front asks once, and never keeps what is one visitor’s', async () => {
  const { origin, asked } = await startPages(60)
  const cache = await startCache(origin)
  const askTwice = async (path: string, headers: Record<string, string> = {}) => {
    asked.length = 0
    for (const _ of [1, 2]) await (await fetch(cache + path, { headers })).text()
    return asked.length
  }
  expect(await askTwice('/warranty.html')).toBe(1)
  expect(await askTwice('/about.html', { cookie: 'preview=secret' })).toBe(2)
  expect(await askTwice(OWN)).toBe(2)
})

/** As docs/operations.md says it; answers its origin. */
async function startCache(origin: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'site-cdn-'))
  const port = await freePort()
  const file = join(directory, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${directory}/pid; error_log stderr error; events {}
http {
  access_log off;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; fastcgi_temp_path ${directory}/f;
  uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
  proxy_cache_path ${directory}/cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${origin}; proxy_cache pages; proxy_cache_bypass $cookie_preview; proxy_no_cache $cookie_preview; }
  }
}`,
  )
  const child = spawn(findNginx()?.nginx ?? '', ['-c', file, '-p', directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exit
    rmSync(directory, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/`).then(
          () => true,
          () => false,
        ),
      { timeout: 240_000 },
    )
    .toBe(true)
  return url
}

import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { findNginx, startNginx } from '../../../scripts/prove/nginx-proxy.ts'

const read = (name: string) => readFileSync(new URL(`../../../deploy/nginx/${name}.conf`, import.meta.url), 'utf8')
const configuration = read('site')
const office = read('office')
const site = createCommonHeaders({ dev: false })(true)

test('what nginx refuses itself has the headers of every answer, and HTTPS is told alike everywhere', () => {
  const added = [...configuration.matchAll(/add_header ([\w-]+) (?:"([^"]+)"|(\S+)) always;/g)]
  const pairs = added.map(([, name = '', quoted, bare]) => [name, quoted ?? bare])
  const hsts = pairs.filter(([name]) => name === 'Strict-Transport-Security').map(([, value]) => value)
  expect(hsts).toEqual([site['Strict-Transport-Security'], site['Strict-Transport-Security']])
  // Nothing is loaded by a line of text, so its policy is shorter.
  const { 'Content-Security-Policy': _policy, ...others } = site
  expect(Object.fromEntries(pairs)).toMatchObject(others)
  expect(Object.fromEntries(pairs)).toHaveProperty('Content-Security-Policy')
})

test('every port is open on both families, every cipher has forward secrecy', () => {
  const both = configuration + office
  const listens = [...both.matchAll(/listen (\[::\]:)?([^;]+);/g)].map(([, six, rest]) => [Boolean(six), rest])
  const of = (family: boolean) => listens.filter(([six]) => six === family).map(([, rest]) => rest)
  expect(of(true)).toEqual(of(false))
  const lists = [...both.matchAll(/ssl_ciphers ([^;]+);/g)].map(([, list = '']) => list.split(':'))
  expect(lists).toHaveLength(3)
  for (const cipher of lists.flat()) expect(cipher).toMatch(/^ECDHE-.*(?:GCM|CHACHA20)/)
})

test('the office takes a photograph of 30 MB, and nginx keeps no list of who works there', () => {
  expect(Number(/client_max_body_size (\d+)m;/.exec(office)?.[1])).toBeGreaterThan(30)
  expect(office).toContain('access_log off;')
})

test.skipIf(!findNginx())(
  'nginx answers what it refuses in words, with those headers; the site’s answers pass',
  async () => {
    const own = createServer(({ url }, res) => {
      if (url === '/readyz') res.end('ok')
      else res.writeHead(404, { 'x-own': '1' }).end('own')
    }).listen(0, '127.0.0.1')
    await once(own, 'listening')
    const origin = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
    const proxy = await startNginx([origin, origin])
    onTestFinished(async () => {
      await proxy.stop()
      own.close()
      own.closeAllConnections()
    })
    await expectOffice(proxy)
    const passed = await proxy.ask(`${proxy.origin}/nowhere`)
    expect([passed.status, passed.headers.get('x-own'), await passed.text()]).toEqual([404, '1', 'own'])
    const { 'Content-Security-Policy': _policy, ...common } = site
    const lower = Object.fromEntries(Object.entries(common).map(([name, value]) => [name.toLowerCase(), value]))
    const refused = async (path: string, init: Parameters<typeof proxy.ask>[1], status: number) => {
      const answer = await proxy.ask(proxy.origin + path, init)
      expect(answer.status).toBe(status)
      expect(Object.fromEntries(answer.headers)).toMatchObject(lower)
      expect(await answer.text()).toMatch(/^Запрос не удалось обработать/)
    }
    await refused('/', { method: 'POST', body: 'x'.repeat(200_000) }, 413)
    await refused('/', { headers: { x: 'a'.repeat(40_000) } }, 400)
    await refused('/.refused', {}, 404)
    expect(await traced(proxy.origin)).toMatchObject({ status: 405, headers: lower })
    own.close()
    own.closeAllConnections()
    await refused('/', {}, 502)
  },
)

/** It has a host of its own, also on the port where certbot is asked. */
async function expectOffice({ ask, ports, directory }: Awaited<ReturnType<typeof startNginx>>): Promise<void> {
  const challenges = `${directory}/.well-known/acme-challenge`
  mkdirSync(challenges, { recursive: true })
  writeFileSync(`${challenges}/token`, 'proof')
  const host = 'office.example.ru'
  const challenge = await ask(`http://${host}:${ports.plain}/.well-known/acme-challenge/token`)
  expect(await challenge.text()).toBe('proof')
  const plain = await ask(`http://${host}:${ports.plain}/x?a=1`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${host}/x?a=1`])
  const served = await ask(`https://${host}:${ports.tls}/`)
  expect([served.status, await served.text()]).toEqual([404, 'own'])
}

/** A method that no fetch sends and nginx never passes on. */
const traced = (origin: string): Promise<{ status?: number | undefined; headers: object }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const options = { host: '127.0.0.1', port, method: 'TRACE', headers: { host: hostname }, servername: hostname }
    request({ ...options, rejectUnauthorized: false }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, headers: answer.headers })
    })
      .on('error', reject)
      .end()
  })

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { expect, test } from './test.ts'

/** The server as a process of its own: how it speaks to the operator, and how it ends. */

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 1
const ORIGIN = `http://127.0.0.1:${PORT}`

type Line = { msg: string; path?: string; status?: number; id?: string; url?: string }

let directory = ''
let server: ChildProcess
let output = ''

const lines = () =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-process-'))
  server = spawn(process.execPath, [BUILT_SERVER], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: directory, LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const status = async () => (await fetch(`${ORIGIN}/readyz`).catch(() => null))?.status
  // A busy machine takes its time to start a process.
  await expect.poll(status).toBe(200)
})

test.afterAll(() => {
  server.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

test('a trusted proxy’s HTTPS brings HSTS', async () => {
  const page = await fetch(`${ORIGIN}/warranty.html`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  const again = await fetch(`${ORIGIN}/warranty.html`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(again.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
})

test('input that is not HTTP is rejected and affects no other request', async () => {
  const { connect } = await import('node:net')
  const socket = connect(PORT, '127.0.0.1')
  socket.end('GARBAGE\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /)
  expect((await fetch(`${ORIGIN}/healthz`)).status).toBe(200)
})

test('SIGTERM lets the running request finish, closes the database and exits with 0', async () => {
  await fetch(`${ORIGIN}/search.html?q=${encodeURIComponent('Иванов +79161234567')}`)
  await fetch(`${ORIGIN}/+79161234567`)
  const running = new Promise<number | undefined>((resolve, reject) => {
    get(`${ORIGIN}/search.html?q=slow`, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  const ended = once(server, 'exit')
  // The request is on its way before the signal is.
  await new Promise(setImmediate)
  server.kill('SIGTERM')
  expect(await running).toBe(200)
  expect((await ended)[0]).toBe(0)
})

test('the log is JSON: one line per response, with its id, without query strings and phones', () => {
  const answers = lines().filter(({ msg }) => msg === 'request')
  expect(answers.some(({ path, status }) => path === '/warranty.html' && status === 200)).toBe(true)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
  expect(output).not.toMatch(/\?|Иванов|%D0|9161234567/)
  expect(lines().at(-1)?.msg).toBe('stopped')
})

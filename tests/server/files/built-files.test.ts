import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { legalPdf } from '#src/content/footer.ts'
import { serveBuiltFiles } from '#src/server/files/built-files.ts'

const CODE = 'export const answer = 42\n'.repeat(20)

let folder = ''
let server: Server
let base = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), CODE)
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync(CODE))
  writeFileSync(join(folder, 'note.txt'), 'NOTE')
  mkdirSync(join(folder, 'legal'))
  writeFileSync(join(folder, legalPdf.privacy), '%PDF')
  const app = express()
  app.use(serveBuiltFiles(folder))
  app.use((_req, res) => void res.status(404).send('no such page'))
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done())
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((done) => {
    server.close(done)
  })
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = { 'Accept-Encoding': 'br' }) =>
  fetch(base + path, { headers })

test('a packed neighbour is sent with the type and caching of its file', async () => {
  const answer = await get('/assets/a.js')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(CODE)
})

test('a document that the office may change is asked for again each time', async () => {
  const document = await get(legalPdf.privacy)
  expect([document.status, document.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
})

test('who takes no packed file gets the plain one; other files stay for an hour', async () => {
  const plain = await get('/assets/a.js', { 'Accept-Encoding': 'br;q=0' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(CODE)
  const note = await get('/note.txt')
  expect(note.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(note.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('what the browser has is not sent again', async () => {
  const etag = (await get('/assets/a.js')).headers.get('etag') ?? ''
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
  expect((await get('/assets/a.js', again)).status).toBe(304)
})

test('a build into the same folder: the gone packed file gives way to the plain one, a gone file to 404', async () => {
  rmSync(join(folder, 'assets/a.js.br'))
  const plain = await get('/assets/a.js')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(CODE)
  rmSync(join(folder, 'assets/a.js'))
  const gone = await get('/assets/a.js')
  expect(gone.status).toBe(404)
  expect(await gone.text()).toBe('no such page')
})

test('another file of the same name is sent in its own length', async () => {
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync('changed'))
  expect(await (await get('/assets/a.js')).text()).toBe('changed')
})

test('a file that goes between the look and the reading costs one request, not the process', async () => {
  const open = fs.createReadStream
  vi.spyOn(fs, 'createReadStream').mockImplementation((path, options) => open(`${String(path)}.gone`, options))
  const gone = await get('/assets/a.js')
  expect(gone.status).toBe(404)
  expect(gone.headers.get('content-encoding')).toBeNull()
  expect(await gone.text()).toBe('no such page')
  vi.restoreAllMocks()
  expect((await get('/assets/a.js')).status).toBe(200)
})

test('who saves data gets the smallest width of a picture, and caches are told', async () => {
  mkdirSync(join(folder, 'images'))
  for (const width of [800, 1280, 1920]) writeFileSync(join(folder, `images/g70-studio-${width}.avif`), `${width}`)
  writeFileSync(join(folder, 'images/g70-studio-nose-1200.avif'), 'nose')
  writeFileSync(join(folder, 'images/g70-studio.svg'), '<svg/>')
  const app = express().use(serveBuiltFiles(folder))
  const other = app.listen(0, '127.0.0.1')
  await new Promise((done) => {
    other.once('listening', done)
  })
  const ask = async (name: string, saving?: string) => {
    const { port } = other.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/images/${name}`, {
      headers: saving ? { 'Save-Data': saving } : {},
    })
    return { text: await answer.text(), vary: answer.headers.get('vary'), type: answer.headers.get('content-type') }
  }
  for (const width of [800, 1280, 1920]) {
    expect(await ask(`g70-studio-${width}.avif`)).toEqual({
      text: `${width}`,
      vary: 'Save-Data, Accept-Encoding',
      type: 'image/avif',
    })
    expect(await ask(`g70-studio-${width}.avif`, 'on')).toMatchObject({
      text: '800',
      vary: 'Save-Data, Accept-Encoding',
    })
  }
  // Only a clear wish counts; another picture is another picture; a drawing has no sizes.
  expect(await ask('g70-studio-1280.avif', 'off')).toMatchObject({ text: '1280' })
  expect(await ask('g70-studio-nose-1200.avif', 'on')).toMatchObject({ text: 'nose' })
  expect(await ask('g70-studio.svg', 'on')).toMatchObject({ text: '<svg/>', vary: 'Accept-Encoding' })
  await new Promise((done) => {
    other.close(done)
    other.closeAllConnections()
  })
})

test('a picture under its hash stays for a year, under the hash of another build for a minute, under its plain name for an hour', async () => {
  mkdirSync(join(folder, 'images/cars'), { recursive: true })
  writeFileSync(join(folder, 'images/cars/g70.svg'), '<svg/>')
  writeFileSync(join(folder, 'images/cars/g70.svg.br'), brotliCompressSync('<svg/>'))
  for (const width of [800, 1280]) writeFileSync(join(folder, `images/cars/g70-${width}.avif`), `${width}`)
  const app = express()
    .use(serveBuiltFiles(folder, { cars: '0123abcd' }))
    .use((_req, res) => void res.status(404).send('no such page'))
  const other = app.listen(0, '127.0.0.1')
  await new Promise((done) => {
    other.once('listening', done)
  })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/images/${path}`, { headers })
    return { status: answer.status, caching: answer.headers.get('cache-control'), text: await answer.text() }
  }
  const year = 'public, max-age=31536000, immutable'
  expect(await ask('cars-0123abcd/g70.svg')).toEqual({ status: 200, caching: year, text: '<svg/>' })
  expect(await ask('cars-0123abcd/g70-1280.avif')).toEqual({ status: 200, caching: year, text: '1280' })
  expect((await ask('cars-0123abcd/g70-1280.avif', { 'Save-Data': 'on' })).text).toBe('800')
  expect(await ask('cars-99999999/g70.svg')).toEqual({ status: 200, caching: 'public, max-age=60', text: '<svg/>' })
  expect(await ask('cars/g70.svg')).toEqual({ status: 200, caching: 'public, max-age=3600', text: '<svg/>' })
  for (const path of ['cars-0123abcd/g90.svg', 'stills-0123abcd/g70.svg']) expect((await ask(path)).status).toBe(404)
  other.closeAllConnections()
  other.close()
})

test('an address without a file costs no look at the disk', async () => {
  const stat = vi.spyOn(fs, 'stat')
  expect((await get('/nothing/here.html')).status).toBe(404)
  expect(stat).not.toHaveBeenCalled()
  expect((await get('/note.txt')).status).toBe(200)
  expect(stat).toHaveBeenCalled()
})

test('a file is found by an address that writes a letter of its name as a code', async () => {
  expect(await (await get('/no%74e.txt')).text()).toBe('NOTE')
})

import type { AddressInfo } from 'node:net'
import { request, type OutgoingHttpHeaders, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiRouter } from '#src/backend/router.ts'
import { createTestBackend } from './test-backend.ts'

let server: Server
let origin: string
beforeAll(async () => {
  const { answer } = await createTestBackend()
  // As the site does: what the framework adds by itself shows nothing here.
  const app = express().disable('etag').use(createApiRouter(answer))
  server = app.listen(0)
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const envelope = async (path: string) => (await fetch(origin + path)).json()

describe('over HTTP', () => {
  test.each(['/dealer/v1/model', '/ru/ru/api/v1/model'])('%s answers', async (path) => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/json/)
    expect(await response.json()).toMatchObject({ success: true, message: '' })
  })

  test('content may be kept and is asked about again; schedule and refusals are not kept', async () => {
    const model = await fetch(`${origin}/dealer/v1/model`)
    expect(model.headers.get('cache-control')).toBe('no-cache')
    const again = await send('/dealer/v1/model', { 'If-None-Match': model.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    for (const path of ['/dealer/schedule?method=getShedule', '/dealer/v1/none'])
      expect((await fetch(origin + path)).headers.get('cache-control')).toBe('no-store')
  })

  test('the address of a visitor’s request is a secret: no referrer, not indexed, not kept', async () => {
    for (const base of ['/dealer', '/ru/ru/api']) {
      const { status, headers } = await fetch(`${origin}${base}/v1/request/${'a'.repeat(22)}`)
      expect(status).toBe(404)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await fetch(`${origin}/dealer/v1/model`)).headers.get('x-robots-tag')).toBeNull()
  })

  test('HEAD has the headers and no body', async () => {
    const response = await fetch(`${origin}/dealer/v1/model`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
    expect(await response.text()).toBe('')
  })

  test.each(['/dealers.html', '/dealerv1/model', '/DEALER/v1/model', '/ru/ru/apis/v1/model'])(
    '%s is not the API',
    async (path) => {
      const response = await fetch(origin + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).not.toMatch(/json/)
    },
  )

  test.each(['/dealer', '/dealer/', '/dealer//', '/dealer//[', '/dealer/%', '/dealer/v1/../v1/x'])(
    '%s is an unknown method',
    async (path) => {
      expect((await send(path)).body).toContain('Метод не найден')
    },
  )

  test('brackets in a query make no objects', async () => {
    expect(await envelope('/dealer/v1/news?page[a]=1&pageSize=1')).toMatchObject({ data: { pagination: { page: 1 } } })
    expect(await envelope('/dealer/v1/news?page=1&page=2')).toMatchObject({ success: false })
  })
})

/** `fetch` tidies addresses and adds headers of its own; this sends what it is given. */
function send(path: string, headers: OutgoingHttpHeaders = {}): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })
}

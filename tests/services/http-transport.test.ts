import { afterEach, expect, test, vi } from 'vitest'
import { createHttpTransport } from '#src/services/http-transport.ts'

const http = vi.hoisted(() => ({
  get: vi.fn<(path: string) => Promise<void>>(),
  request: vi.fn<(call: object) => Promise<object>>(),
}))
const create = vi.hoisted(() => vi.fn(() => http))
vi.mock('axios', () => ({ create, isAxiosError: () => false }))
afterEach(() => vi.unstubAllGlobals())

test('the base is the general API unless another one is named (specification 9)', () => {
  createHttpTransport()
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ baseURL: '/ru/ru/api' }))
})

test('calls go with cookies and ten seconds of patience (specification 7.1)', () => {
  createHttpTransport('/dealer')
  expect(create).toHaveBeenCalledWith({
    baseURL: '/dealer',
    timeout: 10_000,
    withCredentials: true,
    withXSRFToken: false,
  })
})

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv'
/** What a framework of another site of the domain calls its own token. */
const FOREIGN = 'XSRF-TOKEN=eyJpdiI6IjEiLCJ2YWx1ZSI6IjIifQ%3D%3D'

test.each([
  ['ours', `XSRF-TOKEN=${TOKEN}`],
  ['ours behind that of another site', `${FOREIGN}; XSRF-TOKEN=${TOKEN}`],
])('the header repeats the cookie: %s', async (_, cookie) => {
  vi.stubGlobal('document', { cookie })
  http.request.mockResolvedValue({ status: 200, statusText: '', data: {} })
  await createHttpTransport()({ method: 'POST', path: '/v1/request', body: {} })
  expect(http.get).not.toHaveBeenCalled()
  expect(http.request).toHaveBeenCalledWith(expect.objectContaining({ headers: { 'X-XSRF-TOKEN': TOKEN } }))
})

test.each([
  ['none', ''],
  ['only that of another site', FOREIGN],
])('before the first post a token is asked for where the browser has %s', async (_, cookie) => {
  const page = { cookie }
  vi.stubGlobal('document', page)
  http.get.mockImplementation(async () => {
    page.cookie = `${cookie}; XSRF-TOKEN=${TOKEN}`
  })
  http.request.mockResolvedValue({ status: 200, statusText: '', data: {} })
  await createHttpTransport()({ method: 'POST', path: '/v1/request', body: {} })
  expect(http.get).toHaveBeenCalledExactlyOnceWith('/v1/form-token')
  expect(http.request).toHaveBeenCalledWith(expect.objectContaining({ headers: { 'X-XSRF-TOKEN': TOKEN } }))
})

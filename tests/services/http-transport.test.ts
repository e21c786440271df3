import { expect, test, vi } from 'vitest'
import { createHttpTransport } from '#src/services/http-transport.ts'

const create = vi.hoisted(() => vi.fn(() => ({ request: vi.fn() })))
vi.mock('axios', () => ({ create, isAxiosError: () => false }))

test('the base is the general API unless another one is named (specification 9)', () => {
  createHttpTransport()
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ baseURL: '/ru/ru/api' }))
})

test('calls go with cookies, the XSRF pair and ten seconds of patience (specification 7.1)', () => {
  createHttpTransport('/dealer')
  expect(create).toHaveBeenCalledWith({
    baseURL: '/dealer',
    timeout: 10_000,
    withCredentials: true,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
  })
})

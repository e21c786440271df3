import { create as createAxios, isAxiosError } from 'axios'
import type { Transport } from '#src/domain/api.ts'
import { API_BASE, HTTP_TIMEOUT_MS, TRANSPORT_FAILURE, XSRF_COOKIE, XSRF_HEADER } from '#src/domain/constants.ts'

/**
 * Calls an API over HTTP with cookies, JSON, the XSRF pair and a 10 s timeout (specification 7.1). By default the
 * general API. Never throws: a transport failure becomes the synthetic response 500 of specification 8.
 */
export function createHttpTransport(baseURL: string = API_BASE): Transport {
  const http = createAxios({
    baseURL,
    timeout: HTTP_TIMEOUT_MS,
    withCredentials: true,
    xsrfCookieName: XSRF_COOKIE,
    xsrfHeaderName: XSRF_HEADER,
  })
  return async ({ method, path, query = {}, body }) => {
    try {
      if (method === 'POST' && !hasToken()) await http.get(TOKEN_CALL)
      const { status, statusText, data } = await http.request<unknown>({ method, url: path, params: query, data: body })
      return { status, statusText, data }
    } catch (error) {
      if (isAxiosError<unknown>(error) && error.response) {
        const { status, statusText, data } = error.response
        return { status, statusText, data }
      }
      return transportFailure(error)
    }
  }
}

/**
 * Returns nothing but the XSRF cookie, which a visitor whose pages all came from the cache lacks before the first post.
 */
const TOKEN_CALL = '/v1/form-token'
const hasToken = (): boolean =>
  typeof document === 'undefined' || document.cookie.split('; ').some((pair) => pair.startsWith(`${XSRF_COOKIE}=`))

/** The synthetic response of a call that failed. */
export function transportFailure(error: unknown): { status: 500; statusText: string; data: { success: false } } {
  const reason = error instanceof Error ? error.message : String(error)
  return { status: 500, statusText: `${TRANSPORT_FAILURE} ${reason}`, data: { success: false } }
}

import { create as createAxios, isAxiosError } from 'axios'
import type { Transport } from '#src/domain/api.ts'
import { API_BASE, HTTP_TIMEOUT_MS, TRANSPORT_FAILURE, XSRF_HEADER } from '#src/domain/constants.ts'
import { tokensIn } from '#src/domain/xsrf-tokens.ts'

/**
 * Calls an API over HTTP with cookies, JSON, the XSRF pair and a 10 s timeout (specification 7.1). By default the
 * general API. Never throws: a transport failure becomes the synthetic response 500 of specification 8.
 */
export function createHttpTransport(baseURL: string = API_BASE): Transport {
  const http = createAxios({
    baseURL,
    timeout: HTTP_TIMEOUT_MS,
    withCredentials: true,
    // It would send the first cookie of that name, whoever has set it.
    withXSRFToken: false,
  })
  return async ({ method, path, query = {}, body }) => {
    try {
      if (method === 'POST' && !token()) await http.get(TOKEN_CALL)
      const xsrf = token()
      const { status, statusText, data } = await http.request<unknown>({
        method,
        url: path,
        params: query,
        data: body,
        ...(xsrf && { headers: { [XSRF_HEADER]: xsrf } }),
      })
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
const token = (): string | undefined => (typeof document === 'undefined' ? undefined : tokensIn(document.cookie)[0])

/** The synthetic response of a call that failed. */
export function transportFailure(error: unknown): { status: 500; statusText: string; data: { success: false } } {
  const reason = error instanceof Error ? error.message : String(error)
  return { status: 500, statusText: `${TRANSPORT_FAILURE} ${reason}`, data: { success: false } }
}

import type { CommonHeaders } from '#src/server/http/headers.ts'
import type { Head } from '#src/server/pages/page-head.ts'

/**
 * Flat header lists, one per kind of response: setting a dozen headers one by one costs as much as the rest of the
 * response.
 */
export function createRawHeaders(headers: CommonHeaders) {
  const lists = new WeakMap<Head, [plain: string[], secured: string[]]>()
  return (head: Head, secure: boolean, requestId: string): string[] => {
    let pair = lists.get(head)
    if (!pair) {
      const flat = (isSecured: boolean) =>
        Object.entries({ ...headers(isSecured), ...head.headers })
          .flat()
          .map(String)
      pair = [flat(false), flat(true)]
      lists.set(head, pair)
    }
    return ['X-Request-Id', requestId, ...pair[secure ? 1 : 0]]
  }
}

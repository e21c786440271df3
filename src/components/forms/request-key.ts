const BYTES = 16

/** 128 random bits. Not crypto.randomUUID: that one is missing where the site is opened without TLS. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The idempotency key of a form. The same content keeps its key, so that a retry after a lost answer makes one request;
 * a changed content is another request.
 */
export function createRequestKeys(): (content: object) => string {
  let last = ''
  let key = ''
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last) {
      last = text
      key = randomKey()
    }
    return key
  }
}

import { sendRaw } from './raw-client.ts'

export type SmugglingReport = { tried: number; faults: string[] }

/** A request hidden in another one's body: its response would be a page where a refusal is due. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /dealer/v1/request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

/** Heads that two servers in a row could parse differently. */
const requests: Record<string, string> = {
  'both lengths': post(`Content-Length: 4\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${HIDDEN}`),
  'both lengths, the other way round': post(
    `Transfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length}`,
    `0\r\n\r\n${HIDDEN}`,
  ),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN),
  'a list of lengths': post(`Content-Length: 0, ${HIDDEN.length}`, HIDDEN),
  'a length with a sign': post('Content-Length: +0', HIDDEN),
  'a length that is no number': post('Content-Length: 0x0', HIDDEN),
  'a space before the colon': post('Transfer-Encoding : chunked', `0\r\n\r\n${HIDDEN}`),
  'an unknown coding': post('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`),
  'chunked, but not last': post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`),
  'a folded header': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 4', `0\r\n\r\n${HIDDEN}`),
  'a vertical tab': post('Transfer-Encoding: \u000bchunked', `0\r\n\r\n${HIDDEN}`),
  'a chunk size that is none': post('Transfer-Encoding: chunked', `zz\r\n${HIDDEN}\r\n0\r\n\r\n`),
  'a chunk longer than said': post('Transfer-Encoding: chunked', `1\r\n${HIDDEN}\r\n0\r\n\r\n`),
  'a bare line feed': `POST /dealer/v1/request HTTP/1.1\nHost: x\nContent-Length: 0\n\n${HIDDEN}`,
  'a bare carriage return': post(`X: a\rTransfer-Encoding: chunked`, `0\r\n\r\n${HIDDEN}`),
}

/** Each is refused, its connection is closed, and what it hides is not answered. */
export async function proveSmuggling(url: string): Promise<SmugglingReport> {
  const faults: string[] = []
  for (const [name, bytes] of Object.entries(requests)) {
    const answer = await sendRaw(url, bytes)
    const answers = answer?.all.match(/^HTTP\/1\.1 /gm)?.length ?? 0
    if (answers > 1 || (answer && (answer.status < 400 || answer.status > 499)))
      faults.push(`${name}: ${answers} answers, the first with ${answer?.status}`)
  }
  return { tried: Object.keys(requests).length, faults }
}

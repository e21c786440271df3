import type { Socket } from 'node:net'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { encodedTarget } from '#src/server/http/encoded-target.ts'

type Rejection = { status: string; text: string }

const MALFORMED: Rejection = {
  status: '400 Bad Request',
  text: 'Сервер не понял адрес или запрос. Откройте главную страницу сайта и найдите нужное через меню или поиск.',
}

const PARSER_REJECTIONS: Record<string, Rejection> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    text: 'Браузер прислал слишком длинный запрос. Сократите адрес или удалите файлы cookie этого сайта и откройте его снова.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    text: 'Запрос шёл слишком долго. Проверьте связь и обновите страницу.',
  },
}

/** The parser's code for a connection that the client closed in the middle of a request. */
const LEFT = 'HPE_INVALID_EOF_STATE'

type RejectOptions = {
  headers: Readonly<Record<string, string>>
  /** Called with the error's code, one of Node's own names. */
  onRejected: (code: string) => void
}

/**
 * Malformed HTTP gets one short response with the usual headers, then the connection is closed. A target that only lacks
 * its percent-encoding is redirected to the encoded one (RFC 9112, 3).
 */
export function rejectMalformed(
  error: NodeJS.ErrnoException & { rawPacket?: Uint8Array },
  socket: Socket,
  { headers, onRejected }: RejectOptions,
) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const answer = (status: string, text: string, own: readonly string[]) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const length = `Content-Length: ${Buffer.byteLength(text)}`
    socket.end([`HTTP/1.1 ${status}`, 'Connection: close', length, ...own, ...lines, '', text].join('\r\n'))
  }
  const location = error.rawPacket && encodedTarget(error.rawPacket)
  if (location) return answer('301 Moved Permanently', '', [`Location: ${location}`, 'Cache-Control: no-cache'])
  // Opened in advance by a browser, or closed by a client that left: such a request is not broken, only incomplete.
  if (socket.bytesRead > 0 && error.code !== LEFT) onRejected(error.code ?? 'unknown')
  const { status, text } = ownValue(PARSER_REJECTIONS, error.code ?? '') ?? MALFORMED
  answer(status, text, ['Content-Type: text/plain; charset=utf-8', 'Cache-Control: no-store'])
}

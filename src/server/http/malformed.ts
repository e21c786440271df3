import type { Socket } from 'node:net'
import { ownValue } from '#src/domain/untrusted-text.ts'

const PARSER_REJECTIONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Malformed HTTP gets one short response with the usual headers, then the connection is closed. */
export function rejectMalformed(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = ownValue(PARSER_REJECTIONS, error.code ?? '') ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...lines, '', ''].join('\r\n'))
}

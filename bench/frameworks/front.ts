import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerResponse } from 'node:http2'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'

const compress = promisify(brotliCompress)
/** As small as brotli makes it. */
export const brotli11 = (bytes: Uint8Array): Promise<Buffer> =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

const PACKED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/
const OF_HTTP_1 = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/**
 * The same proxy for all servers: HTTP/2 with TLS, brotli 11, compressed once. It requests uncompressed bytes every
 * time.
 */
export async function startFront(folder: string, port: number, upstream: string) {
  const packed = new Map<string, Promise<Buffer>>()
  const pack = (body: Buffer) => {
    const hash = createHash('sha1').update(body).digest('base64')
    const bytes = packed.get(hash) ?? brotli11(body)
    packed.set(hash, bytes)
    return bytes
  }
  const forward = async (answer: IncomingMessage, res: Http2ServerResponse) => {
    const headers = Object.entries(answer.headers).filter(([name]) => !OF_HTTP_1.has(name))
    const body = await buffer(answer)
    const isText = PACKED.test(answer.headers['content-type'] ?? '') && body.length > 0
    res.writeHead(answer.statusCode ?? 502, {
      ...Object.fromEntries(headers),
      ...(isText && { 'content-encoding': 'br' }),
    })
    res.end(isText ? await pack(body) : body)
  }
  const server = createSecureServer(certificate(folder), (req, res) => {
    const headers = { cookie: req.headers.cookie ?? '', accept: req.headers.accept ?? '*/*' }
    const asked = request(upstream + req.url, { headers }, (answer) => void forward(answer, res))
    asked.on('error', () => res.stream.close())
    asked.end()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { url: `https://127.0.0.1:${port}`, stop: () => server.close() }
}

/** A self-signed certificate, which the browser is told to accept. */
function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  if (!existsSync(cert)) {
    const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=127.0.0.1'
    execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  }
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

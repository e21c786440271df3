import { createServer, get, type IncomingMessage } from 'node:http'

/** The minimum a Node server can do: the same bytes with the same headers, whatever is requested. */
const original = await new Promise<IncomingMessage>((resolve, reject) => {
  get(process.env['COPY_OF'] ?? '', { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
})
const chunks: Buffer[] = []
for await (const chunk of original) chunks.push(chunk as Buffer)
const body = Buffer.concat(chunks)

// The server writes these itself, in both cases.
const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])
const headers = Object.fromEntries(Object.entries(original.headers).filter(([name]) => !own.has(name)))

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

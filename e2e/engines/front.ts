import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { installEarly } from '../early/in-page.ts'
import { installWatch } from './in-page.ts'

/** Path of the script that stands first on every page. */
const SCRIPT = '/engines-watch.js'
/** Where pages tell what they said on the console, and what went wrong. */
const TOLD = '/engines-told'

/** Code comes so late that whoever acts right after the first paint is before it. */
const CODE_LATENCY_MS = 600

/** A line of its own for each request: a kept one may be closed by the site just when it is used again. */
const DIRECT = new Agent({ keepAlive: false })

export type Front = {
  url: string
  /** What pages have told since the last question. */
  told: () => string[]
  stop: () => Promise<void>
}

/**
 * Stands before the site: WebDriver has no way to be in a page before its own scripts, nor a slow line. Puts a script
 * first into every page, and lets the site's code come late.
 */
export async function startFront(port: number, site: string): Promise<Front> {
  const told: string[] = []
  const source = `(${installEarly.toString()})();(${installWatch.toString()})(${JSON.stringify(TOLD)})`
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      outgoing.setHeader('content-type', 'text/javascript')
      outgoing.end(source)
    } else if (incoming.url === TOLD) void take(incoming, outgoing, told)
    else {
      const isCode = /^\/assets\/[^?]+\.js/.test(incoming.url ?? '')
      setTimeout(pass, isCode ? CODE_LATENCY_MS : 0, site, incoming, outgoing)
    }
  })
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told: () => told.splice(0),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => void server.close(done))
    },
  }
}

async function take(incoming: IncomingMessage, outgoing: ServerResponse, told: string[]) {
  let text = ''
  for await (const part of incoming.setEncoding('utf8')) text += String(part)
  told.push(text)
  outgoing.writeHead(204).end()
}

function pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { 'accept-encoding': _compressed, 'if-none-match': _known, ...headers } = incoming.headers
  const onward = request(`${site}${incoming.url}`, { method: incoming.method, headers, agent: DIRECT }, (answer) => {
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html')
    const { 'content-length': length, ...rest } = answer.headers
    // The visitor has answered the notice before, so that it does not stand in the way.
    if (isPage) rest['set-cookie'] = [...(rest['set-cookie'] ?? []), 'cookiesAgree=0; Path=/; SameSite=Lax']
    outgoing.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? rest : answer.headers)
    if (!isPage) return void answer.pipe(outgoing)
    let isPut = false
    answer.setEncoding('utf8')
    answer.on('data', (part: string) => {
      const head = isPut ? -1 : part.search(/<head[^>]*>/)
      isPut ||= head >= 0
      outgoing.write(head < 0 ? part : part.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`))
    })
    answer.on('end', () => outgoing.end())
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

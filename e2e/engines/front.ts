import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { installEarly } from '../early/in-page.ts'
import { installWatch, type FirstPress } from './in-page.ts'

/** Path of the script that stands first on every page. */
const SCRIPT = '/engines-watch.js'
/** Pages report console messages and errors here. */
const TOLD = '/engines-told'
/** Pages report the first press here. */
const PRESSED = '/engines-pressed'
const CODE = /^\/assets\/[^?]+\.js/

/** A connection per request: the site may close a kept-alive one just when it is used again. */
const DIRECT = new Agent({ keepAlive: false })

export type Front = {
  url: string
  /** What pages have reported since the last call. */
  told: () => string[]
  /** Delays all code from now on, so that an action at this path always precedes it, however slow the machine is. */
  holdCode: (path?: string) => void
  /** What was pressed first at that path; null until it is. */
  firstPress: () => FirstPress | null
  letCode: () => void
  stop: () => Promise<void>
}

/**
 * A proxy in front of the site: WebDriver can neither run a script before the page's own nor throttle the network. Inserts a
 * script into every page as the first one, and delays the site's code until the visitor has acted.
 */
export async function startFront(port: number, site: string): Promise<Front> {
  const told: string[] = []
  let opened = ''
  let pressed: FirstPress | null = null
  /** Delayed requests for code; null while code is served. */
  let held: (() => void)[] | null = null
  const source = `(${installEarly.toString()})();(${installWatch.toString()})(${JSON.stringify(TOLD)}, ${JSON.stringify(PRESSED)})`
  const letCode = () => {
    const waiting = held ?? []
    held = null
    for (const go of waiting) go()
  }
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      outgoing.setHeader('content-type', 'text/javascript')
      outgoing.end(source)
    } else if (incoming.url === TOLD) void take(incoming, outgoing).then((text) => told.push(text))
    else if (incoming.url === PRESSED)
      void take(incoming, outgoing).then((text) => {
        const press = JSON.parse(text) as FirstPress
        if (press.path === opened) pressed ??= press
      })
    else if (held && CODE.test(incoming.url ?? '')) held.push(() => pass(site, incoming, outgoing))
    else pass(site, incoming, outgoing)
  })
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told: () => told.splice(0),
    firstPress: () => pressed,
    holdCode(path = '') {
      opened = new URL(path, site).pathname
      pressed = null
      held ??= []
    },
    letCode,
    async stop() {
      letCode()
      server.closeAllConnections()
      await new Promise((done) => void server.close(done))
    },
  }
}

async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<string> {
  let text = ''
  for await (const part of incoming.setEncoding('utf8')) text += String(part)
  outgoing.writeHead(204).end()
  return text
}

function pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { 'accept-encoding': _compressed, 'if-none-match': _known, ...headers } = incoming.headers
  const onward = request(`${site}${incoming.url}`, { method: incoming.method, headers, agent: DIRECT }, (answer) => {
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html')
    const { 'content-length': length, ...rest } = answer.headers
    // The visitor has answered the notice before, so that it covers nothing.
    if (isPage) rest['set-cookie'] = [...(rest['set-cookie'] ?? []), 'cookiesAgree=0; Path=/; SameSite=Lax']
    // What is in the engine's cache is not requested, and could not be delayed.
    if (CODE.test(incoming.url ?? '')) rest['cache-control'] = 'no-store'
    outgoing.writeHead(
      answer.statusCode ?? 502,
      isPage || length === undefined ? rest : { ...rest, 'content-length': length },
    )
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

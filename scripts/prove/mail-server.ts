import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/**
 * A mail server for proofs, real SMTP on a real socket: it can fail, and it stores what it has accepted, that is,
 * answered with 250.
 */
export const MAIL_BEHAVIOURS = [
  'healthy',
  'hangs',
  'hangs-after-data',
  'busy',
  'greylists',
  'refuses-data',
  'drops-after-data',
  'slow',
] as const
export type MailBehaviour = (typeof MAIL_BEHAVIOURS)[number]

export type ReceivedLetter = { to: string; raw: string; messageId: string; isTls: boolean }

export type MailServer = {
  port: number
  url: string
  behave: (behaviour: MailBehaviour) => void
  /** Addresses that do not exist: 550. */
  unknown: Set<string>
  taken: () => readonly ReceivedLetter[]
  /** Letters received completely, answered with 250 or not: what a recipient may have before a broken connection. */
  seen: () => number
  /** Clears what it has accepted. */
  clear: () => void
  stop: () => Promise<void>
}

const SLOW_MS = 3_000

const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  let behaviour: MailBehaviour = 'healthy'
  let seen = 0
  const taken: ReceivedLetter[] = []
  const unknown = new Set<string>()
  const known = new Set<string>()
  const hung = new Set<SMTPServerSession>()
  const sessions = (session: SMTPServerSession) => [...server.connections].filter((one) => one.session === session)
  const drop = (session: SMTPServerSession) => sessions(session).forEach(({ _socket: socket }) => socket.destroy())

  const take = (session: SMTPServerSession, raw: string) => {
    const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''
    for (const { address } of session.envelope.rcptTo)
      taken.push({ to: address, raw, messageId, isTls: session.secure })
  }
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onConnect: (session, callback) => {
      if (behaviour === 'hangs') return void hung.add(session)
      callback(behaviour === 'busy' ? answer(421, '4.3.2 Too many connections') : null)
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (unknown.has(address)) return callback(answer(550, `5.1.1 <${address}>: no such user here`))
      if (behaviour !== 'greylists' || known.has(address)) return callback()
      known.add(address)
      callback(answer(450, '4.7.1 Greylisted, try again'))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        seen++
        if (behaviour === 'hangs-after-data') return void hung.add(session)
        if (behaviour === 'drops-after-data') return drop(session)
        if (behaviour === 'refuses-data') return callback(answer(451, '4.3.0 Local error'))
        const accept = () => {
          take(session, Buffer.concat(chunks).toString())
          callback(null, 'queued')
        }
        if (behaviour === 'slow') setTimeout(accept, SLOW_MS)
        else accept()
      })
    },
    ...options,
  })
  // Connections closed by clients are not this server's fault.
  server.on('error', () => {})
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', () => listening())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    behave(next) {
      behaviour = next
      // Only those without a response: a letter being accepted gets its 250.
      for (const session of hung) drop(session)
      hung.clear()
    },
    unknown,
    taken: () => taken,
    seen: () => seen,
    clear: () => void taken.splice(0),
    stop: () =>
      new Promise((stopped) => {
        for (const { _socket: socket } of server.connections) socket.destroy()
        server.close(() => stopped())
      }),
  }
}

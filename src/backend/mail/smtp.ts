import type { Transporter } from 'nodemailer'
import type { Failure } from '#src/backend/crm/deliver.ts'
import type { Sender, SmtpServer } from '#src/backend/mail/smtp-server.ts'
import { BRAND } from '#src/brand/brand.ts'

/** One letter to one address. */
export type Letter = {
  /** Made of the outbox row's id: the same letter again carries the same Message-ID. */
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The entry for the recipient's calendar, iCalendar. */
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null
}

export type Smtp = {
  /** One try: null when the server has taken the letter, else the reason, without anything of the letter in it. */
  send: (letter: Letter) => Promise<Failure | null>
  /** Ends what is still being sent after `ms`: those letters go again later. */
  stop: (ms: number) => void
}

type Options = {
  server: SmtpServer
  from: Sender
  /** What this machine calls itself to the server. */
  name: string
  limits?: Partial<typeof LIMITS>
}

/** After the last byte a server may look at a letter for minutes (RFC 5321, 4.5.3.2): who hangs up early sends it twice. */
const LIMITS = { connectMs: 15_000, silenceMs: 120_000, wholeMs: 300_000 }

/** Commands whose refusal is about this letter; of others (AUTH, MAIL FROM) all letters suffer, and an operator mends it. */
const ABOUT_THE_LETTER = new Set(['RCPT TO', 'DATA'])

/** A connection per letter: there are few, and each is a whole try of its own. The library is loaded with the first one. */
export function createSmtp({ server, from, name, limits }: Options): Smtp {
  const { connectMs, silenceMs, wholeMs } = { ...LIMITS, ...limits }
  const stopped = new AbortController()
  let transporter: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const isRequired = server.tls === 'required'
    return createTransport({
      host: server.host,
      port: server.port,
      secure: server.isSecure,
      requireTLS: isRequired && !server.isSecure,
      opportunisticTLS: !isRequired,
      tls: { rejectUnauthorized: isRequired },
      ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
      name,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(letter) {
      transporter ??= open()
      try {
        const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(wholeMs)])
        await (await transporter).sendMail({ ...mailOf(letter, from), signal })
        return null
      } catch (error) {
        return failureOf(error)
      }
    },
    stop: (ms) => setTimeout(() => stopped.abort(), ms).unref(),
  }
}

function mailOf({ id, to, replyTo, subject, text, html, calendar }: Letter, from: Sender) {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from: { name: from.name ?? BRAND, address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'test-drive.ics' } }),
    headers: {
      // No «out of office» in return (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    textEncoding: 'quoted-printable' as const,
  }
}

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number; originalCode?: string }

/** `RCPT TO: 550 5.1.1`. Only codes: what a server says in words repeats addresses. */
function failureOf(error: unknown): Failure {
  const { code = 'failed', command = '', response = '', responseCode, originalCode } = error as SmtpError
  if (responseCode === undefined) return ['SMTP', code, originalCode].filter(Boolean).join(' ')
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  // AUTH carries its method, and nothing else, in the name of the command.
  const reason = `SMTP ${/^[A-Z ]+/.exec(command)?.[0].trim() ?? ''} ${responseCode} ${enhanced}`.trim()
  const isFinal = responseCode >= 500 && responseCode !== 503 && ABOUT_THE_LETTER.has(command)
  return isFinal ? { rejection: reason } : reason
}

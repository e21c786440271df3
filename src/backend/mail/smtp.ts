import type { Transporter } from 'nodemailer'
import type { Failure } from '#src/backend/crm/deliver.ts'
import type { Sender, SmtpServer } from '#src/backend/mail/smtp-server.ts'
import { BRAND } from '#src/brand/brand.ts'

/** One letter to one address. */
export type Letter = {
  /** Derived from the outbox row's id: a repeated letter has the same Message-ID. */
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The calendar entry for the recipient, iCalendar. */
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null
}

export type Smtp = {
  /** One attempt: null when the server has accepted the letter, else the reason, without any content of the letter. */
  send: (letter: Letter) => Promise<Failure | null>
  /** Aborts what is still being sent after `ms`: those letters are retried later. */
  stop: (ms: number) => void
}

type Options = {
  server: SmtpServer
  from: Sender
  /** The name of this machine in EHLO. */
  name: string
  limits?: Partial<typeof LIMITS>
}

/**
 * After the last byte a server may process a letter for minutes (RFC 5321, 4.5.3.2): disconnecting early sends it
 * twice.
 */
const LIMITS = { connectMs: 15_000, silenceMs: 120_000, wholeMs: 300_000 }

/**
 * Commands whose refusal concerns only this letter; a refusal of others (AUTH, MAIL FROM) affects all letters, and an
 * operator fixes it.
 */
const ABOUT_THE_LETTER = new Set(['RCPT TO', 'DATA'])

/**
 * A connection per letter: there are few, and each is an independent attempt. The library is loaded with the first one.
 */
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
      // No automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    textEncoding: 'quoted-printable' as const,
  }
}

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number; originalCode?: string }

/** `RCPT TO: 550 5.1.1`. Only codes: servers' messages repeat addresses. */
function failureOf(error: unknown): Failure {
  const { code = 'failed', command = '', response = '', responseCode, originalCode } = error as SmtpError
  if (responseCode === undefined) return ['SMTP', code, originalCode].filter(Boolean).join(' ')
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  // The command of AUTH names its method and nothing else.
  const reason = `SMTP ${/^[A-Z ]+/.exec(command)?.[0].trim() ?? ''} ${responseCode} ${enhanced}`.trim()
  const isFinal = responseCode >= 500 && responseCode !== 503 && ABOUT_THE_LETTER.has(command)
  return isFinal ? { rejection: reason } : reason
}

import { pino, destination, type Logger } from 'pino'

export type { Logger }

/** Structured JSON lines on standard output, written in batches; `flush` before the process ends. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    destination({ sync: false, minLength: 4096 }),
  )
}

/** What an error says of itself. Not its other fields: a database's can repeat a whole row (`detail`). */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

const LONG_NUMBER = /\d{6,}/g
/** A request's own page and a visitor's document: whoever has the address has them. */
const SECRET = /(\/request\/|\/upload\/configurations\/)[^/]+/g
const MAX_PATH = 120

/** A path fit for the log: no query, no secret, no digits long enough to be a phone, no e-mail, bounded length. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  const safe = path
    .replace(SECRET, '$1…')
    .replace(LONG_NUMBER, '…')
    .replace(/[^/]*(?:@|%40)[^/]*/g, '…')
  return safe.length > MAX_PATH ? `${safe.slice(0, MAX_PATH)}…` : safe
}

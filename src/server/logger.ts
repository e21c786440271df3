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

import { pino, type Logger } from 'pino'
import { createLogOutput, type LogOutput } from '#src/server/logging/log-output.ts'

export type { Logger }

/** Lines of this level and above are needed after a crash, so they are not buffered. */
const AT_ONCE = 40

/**
 * Structured JSON lines on standard output: level "warn" and above immediately, others in batches within a second. Call
 * `flush` before the process ends.
 */
export function createLogger(level: string, output: LogOutput = createLogOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method, written) {
          method.apply(this, args)
          if (written >= AT_ONCE) output.flushSync()
        },
      },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    output,
  )
}

/** The loggable fields of an error. Others are left out: a database error can repeat a whole row (`detail`). */
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

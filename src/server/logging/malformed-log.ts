import type { Logger } from '#src/server/logging/logger.ts'
import { createRepeatedLog } from '#src/server/logging/repeated-log.ts'

/** Logs rejected requests by the code of their error. Nothing of a request is logged: its bytes may be personal. */
export const createMalformedLog = (log: Pick<Logger, 'warn'>): ((code: string) => void) =>
  createRepeatedLog((code, more) => log.warn({ code, ...more }, 'malformed requests are rejected'))

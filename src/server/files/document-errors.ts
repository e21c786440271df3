import type { RequestHandler } from 'express'
import { CallError } from '#src/backend/call-error.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import { PrinterBusyError } from '#src/printing/printer.ts'

const BUSY_RETRY_S = 10

/**
 * Errors are Russian and have the same form as those of every other call; someone who opens a link sees only the
 * sentence. The cause of a failure goes to the log only.
 */
export const answering =
  (log: { error: (details: object, message: string) => void }, handler: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    try {
      await handler(req, res, next)
    } catch (error) {
      const refuse = (status: number, message: string) => {
        res.status(status).set('Cache-Control', 'no-store')
        if (req.accepts(['json', 'html']) === 'html') return res.type('text').send(`${message}.`)
        return res.json({ success: false, data: null, message })
      }
      if (error instanceof PostRejection) {
        if (error.retryAfter !== undefined) res.set('Retry-After', String(error.retryAfter))
        return void refuse(error.status, error.message)
      }
      if (error instanceof CallError) return void refuse(error.status, error.message)
      if (error instanceof PrinterBusyError) {
        res.set('Retry-After', String(BUSY_RETRY_S))
        return void refuse(503, 'Сейчас готовится много документов. Попробуйте через минуту')
      }
      log.error({ err: error }, 'configuration document failed')
      refuse(500, 'Сервис временно недоступен')
    }
  }

import type { ErrorRequestHandler } from 'express'
import type { Logger } from '#src/server/logging/logger.ts'

const PAGE = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Что-то пошло не так</title>
<h1>Что-то пошло не так</h1><p>Мы уже знаем об ошибке. Обновите страницу через минуту.</p>
<p><a href="/">На главную</a></p></html>`

/** The last error handler: the cause goes to the log, the visitor gets a sentence and a link home. */
export function createFailureHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const { status: given } = error as { status?: unknown }
    const status = typeof given === 'number' && given >= 400 && given < 500 ? given : 500
    if (status === 500) log.error({ err: error }, 'request failed')
    if (res.headersSent) return void res.destroy()
    res.status(status).set('Cache-Control', 'no-store')
    if (req.accepts(['html', 'json']) === 'json')
      return void res.json({ success: false, data: null, message: 'Сервис временно недоступен' })
    res.type('html').send(PAGE)
  }
}

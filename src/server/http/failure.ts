import type { ErrorRequestHandler } from 'express'
import type { Logger } from '#src/server/logging/logger.ts'

const pageOf = (heading: string, text: string): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${heading}</title>
<h1>${heading}</h1><p>${text}</p>
<p><a href="/">На главную</a></p></html>`

const OURS = {
  page: pageOf('Что-то пошло не так', 'Мы уже знаем об ошибке. Обновите страницу через минуту.'),
  message: 'Сервис временно недоступен',
}
/** Nobody is told of these, and another try in a minute ends the same way. */
const THEIRS = {
  page: pageOf('Запрос не принят', 'В нём что-то не так или он слишком велик. Вернитесь назад и попробуйте иначе.'),
  message: 'Запрос не принят',
}

/** The last error handler: the cause goes to the log, the visitor gets a sentence and a link home. */
export function createFailureHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const { status: given } = error as { status?: unknown }
    const status = typeof given === 'number' && given >= 400 && given < 500 ? given : 500
    if (status === 500) log.error({ err: error }, 'request failed')
    if (res.headersSent) return void res.destroy()
    res.status(status).set('Cache-Control', 'no-store')
    const { page, message } = status === 500 ? OURS : THEIRS
    if (req.accepts(['html', 'json']) === 'json') return void res.json({ success: false, data: null, message })
    res.type('html').send(page)
  }
}

import { randomBytes } from 'node:crypto'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { CallError } from '#src/backend/call-error.ts'
import { calls, type CallName } from '#src/office/calls.ts'
import { isCall, type AnswerCall, type Caller } from '#src/office/server/answer-call.ts'
import { UPLOAD_LIMIT, type PicturePort } from '#src/office/server/pictures/upload.ts'
import type { OfficeLog } from '#src/office/server/context.ts'
import { pictureIdShape } from '#src/office/shapes/picture.ts'
import { isOwnHost, isOwnPage, officeHeaders } from '#src/office/server/trust-boundary.ts'

export type AppParts = {
  answer: AnswerCall
  pictures: PicturePort
  /** The public origin of the office. */
  origin: string
  trustProxy: false | number | string[]
  /** The built page; its styles get a nonce. */
  page: string
  /** Built scripts and styles; calls next() for others. */
  files: RequestHandler
  /** Shipped pictures, under /site: forms show what is replaced. Calls next() for others. */
  sitePictures: RequestHandler
  /** Throws CallError 429 when an address makes too many calls. `open`: without a session. */
  count: (kind: 'call' | 'open', address: string) => Promise<void>
  logRequest: (req: Request, res: Response) => void
  log: OfficeLog
}

const BODY_LIMIT = '64kb'
/**
 * Of calls that carry an item's text, a policy of fifty pages has 120,000 letters of two bytes, or a table: two hundred
 * dealers, three hundred prices.
 */
const TEXT_LIMIT = '256kb'
const TEXT_CALLS: readonly CallName[] = [
  'content.save',
  'dealers.compare',
  'dealers.take',
  'prices.compare',
  'prices.take',
]
/** Placeholder of the nonce in the built page. */
const NONCE_PLACE = '__OFFICE_NONCE__'

/** The office's own Express application: one page, its files, and POST /api/{call}. */
export function createOfficeApp(parts: AppParts): Express {
  const { origin, trustProxy, files, log } = parts
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', trustProxy)
  app.use((req, res, next) => {
    parts.logRequest(req, res)
    const nonce = randomBytes(16).toString('base64')
    res.locals['nonce'] = nonce
    res.set(officeHeaders(origin, nonce))
    // DNS rebinding: another name that resolves to this host must not serve the office.
    if (!isOwnHost(req.headers.host, origin)) return void res.status(421).type('text').send('Другой адрес.')
    next()
  })
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
  app.get('/', (_req, res) => void res.type('html').send(parts.page.replaceAll(NONCE_PLACE, nonceOf(res))))
  app.get('/favicon.ico', (_req, res) => void res.status(204).end())
  app.get('/robots.txt', (_req, res) => void res.type('text').send('User-agent: *\nDisallow: /\n'))
  app.get('/assets/*file', files)
  app.get('/site/*file', parts.sitePictures)
  for (const name of TEXT_CALLS) app.post(`/api/${name}`, refuseForeign(origin), jsonBody(TEXT_LIMIT))
  app.post('/api/:name', refuseForeign(origin), jsonBody(BODY_LIMIT), answerCall(parts))
  app.post('/upload', refuseOthers(origin), admitUpload(parts), rawBody, takePicture(parts))
  app.get('/picture/:id', showPicture(parts))
  app.use((_req, res) => void res.status(404).type('text').send('Такого адреса в офисе нет.'))
  app.use(failure(log))
  return app
}

const jsonBody = (limit: string): RequestHandler =>
  express.json({
    limit,
    strict: true,
    reviver: (_, value: unknown) => (typeof value === 'string' ? withoutZero(value) : value),
  })

/** Nobody types the character of code zero, and PostgreSQL accepts it in no text. */
const withoutZero = (text: string): string => text.replaceAll('\0', '')

const nonceOf = (res: Response): string => String(res.locals['nonce'])

/** JSON from our own page only: another site cannot send this type or these headers without a preflight request. */
const refuseForeign =
  (origin: string): RequestHandler =>
  (req, _res, next) => {
    requireOwnPage(req, origin)
    if (!req.is('application/json')) throw new CallError(415, 'Запрос не понят. Обновите страницу')
    next()
  }

function requireOwnPage(req: Request, origin: string): void {
  if (!isOwnPage(req, origin)) throw new CallError(403, 'Запрос пришёл с другого сайта')
}

const refuseOthers =
  (origin: string): RequestHandler =>
  (req, _res, next) => {
    requireOwnPage(req, origin)
    next()
  }

/** Bodies held at once; whoever works here sends one picture at a time. */
const MAX_UPLOADS = 4

/** Before the body is read: nobody else makes this process take in thirty megabytes, and nobody makes it a gigabyte. */
function admitUpload({ pictures, count }: AppParts): RequestHandler {
  let underWay = 0
  return async (req, res, next) => {
    const caller = callerOf(req, res)
    await count('call', caller.address)
    await pictures.requireEditor(caller)
    if (underWay >= MAX_UPLOADS) throw new CallError(503, 'Сейчас загружаются другие снимки. Попробуйте через минуту')
    // Whoever is gone already closes no more.
    if (res.closed) return
    underWay++
    res.once('close', () => underWay--)
    next()
  }
}
const rawBody = express.raw({ type: () => true, limit: UPLOAD_LIMIT })

const takePicture =
  ({ pictures }: AppParts): RequestHandler =>
  async (req, res) => {
    const content: unknown = req.body
    if (!Buffer.isBuffer(content)) throw new CallError(400, 'Файл не дошёл')
    res.json(await pictures.upload(content, nameOf(req.get('X-File-Name')), callerOf(req, res)))
  }

/** Encoded by our page: a header must not contain Cyrillic. */
function nameOf(header = ''): string {
  try {
    return withoutZero(decodeURIComponent(header)) || UNNAMED
  } catch {
    return UNNAMED
  }
}
const UNNAMED = 'снимок'

const showPicture =
  ({ pictures }: AppParts): RequestHandler =>
  async (req, res) => {
    const { data: id } = pictureIdShape.safeParse(req.params['id'])
    const content = id === undefined ? null : await pictures.thumbnail(id, callerOf(req, res))
    if (!content) return void res.status(404).end()
    res.type('image/jpeg').send(Buffer.from(content))
  }

const callerOf = (req: Request, res: Response): Caller => ({
  headers: new Headers({ cookie: req.headers.cookie ?? '', 'user-agent': req.headers['user-agent'] ?? '' }),
  address: req.ip ?? '',
  setCookies: (from) => {
    for (const cookie of from.getSetCookie()) res.append('Set-Cookie', cookie)
  },
})

/** Called by a signed-in page at every start; useless for a stranger. */
const FREE = new Set<string>(['session.read', 'session.sign-out'])

const answerCall =
  ({ answer, count }: AppParts): RequestHandler =>
  async (req, res) => {
    const name = String(req.params['name'])
    if (!isCall(name)) throw new CallError(404, 'Такого действия в офисе нет')
    const caller = callerOf(req, res)
    const isOpen = calls[name].access === 'anyone' && !FREE.has(name)
    await count(isOpen ? 'open' : 'call', caller.address)
    const data = await answer(name, req.body as unknown, caller)
    res.json(data)
  }

const TOO_LARGE = 'Файл больше 30 МБ'
const TOO_LONG =
  'Слишком много текста для одной записи: офис принимает около 120 тысяч знаков. Сократите его или разделите на две'

const failure =
  (log: OfficeLog): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    if (res.headersSent) return void res.destroy()
    if (error instanceof CallError) {
      const { status, message, errors } = error
      return void res.status(status).json({ message, ...(errors && { errors }) })
    }
    const { status: given } = error as { status?: unknown }
    const status = typeof given === 'number' && given >= 400 && given < 500 ? given : 500
    if (status === 413) return void res.status(413).json({ message: req.path === '/upload' ? TOO_LARGE : TOO_LONG })
    if (status === 500) log.error({ err: error }, 'a call of the office failed')
    const message = status === 500 ? 'Что-то пошло не так. Попробуйте ещё раз' : 'Запрос не понят. Обновите страницу'
    res.status(status).json({ message })
  }

import { Router, type RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { CallError } from '#src/backend/call-error.ts'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import { describeBuild, findSharedBuild, type DescribedBuild } from '#src/backend/endpoints/build.ts'
import { readFile } from '#src/backend/configurations/files.ts'
import { makePdfFile, readPdfParameters, type PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import type { Database } from '#src/backend/database.ts'
import { BUILD_CARDS, CONFIGURATION_FILES, CRM_BASE } from '#src/domain/constants.ts'
import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { buildKey, readBuildKey } from '#src/domain/configurator/build-key.ts'
import { formatMoney } from '#src/domain/format.ts'
import type { Limits } from '#src/server/forms/limits.ts'
import { PostRefusal } from '#src/server/forms/refusal.ts'
import { PrinterBusyError, type Printer } from '#src/printing/printer.ts'
import { KEPT_DAYS } from '#src/domain/lead.ts'

type ConfigurationDeps = {
  db: Database
  publicOrigin: string
  now: () => Date
  printer: Printer
  print: PrintConfiguration
  /** How often one address may have a document made. */
  limits: Limits
  log: { error: (details: object, message: string) => void }
}

const BUSY_RETRY_S = 10
const DAY_S = 86_400

/** Documents and share cards of configurations: the PDF call, its files, the pictures of builds. */
export function createConfigurationFiles(deps: ConfigurationDeps): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(`${CRM_BASE}download/pdf/`, answering(deps, makePdf(deps)))
  router.get(`${CONFIGURATION_FILES}/:name`, answering(deps, sendFile(deps)))
  router.get(`${BUILD_CARDS}/:name`, answering(deps, sendCard(deps)))
  return router
}

/** Refusals in Russian, in the form of every other call; the cause of a failure only to the log. */
const answering =
  ({ log }: ConfigurationDeps, handler: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    try {
      await handler(req, res, next)
    } catch (error) {
      const refuse = (status: number, message: string) =>
        res.status(status).set('Cache-Control', 'no-store').json({ success: false, data: null, message })
      if (error instanceof PostRefusal) {
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

const makePdf =
  ({ db, publicOrigin, now, print, limits }: ConfigurationDeps): RequestHandler =>
  async (req, res) => {
    await limits.count(req.ip ?? '')
    const file = await makePdfFile(
      { db, publicOrigin, now, print },
      readPdfParameters(new URL(req.originalUrl, publicOrigin).searchParams),
    )
    // The specification's form: no envelope (7.2).
    res.set('Cache-Control', 'no-store').json({ file })
  }

/** Shown in the browser, kept under its name: plain for old programs, in full for the others (RFC 5987, RFC 6266). */
const inlineAs = (name: string): string =>
  `inline; filename="${name.replaceAll(/[^\w.-]/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const FILE_NAME = /^([\w-]{22})\.pdf$/

const sendFile =
  ({ db, now }: ConfigurationDeps): RequestHandler =>
  async (req, res) => {
    const id = FILE_NAME.exec(String(req.params['name']))?.[1]
    const file = id ? await readFile(db, id, now()) : null
    if (!file)
      throw new CallError(404, `Такого документа нет: он хранится ${KEPT_DAYS} дней. Соберите автомобиль ещё раз`)
    res.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': inlineAs(file.name),
      'Content-Length': String(file.content.byteLength),
      'Cache-Control': 'private, max-age=3600',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    res.end(file.content)
  }

const CARD_NAME = /^([\w.-]{1,60})\.jpg$/
/** Pictures of the cars that are shared just now; drawing one takes half a second of the only printing thread. */
const CARDS_BYTES = 3 * 1024 * 1024

function sendCard({ db, printer }: ConfigurationDeps): RequestHandler {
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: CARDS_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const draw = async (build: DescribedBuild): Promise<Uint8Array> => {
    const { model, trim, exterior, total } = build
    const card = {
      model: { code: model.code, name: model.name, isLong: trim.is_long },
      exterior: { code: exterior.code, name: exterior.name },
      trim: trim.name,
      price: total === null ? null : formatMoney(total),
    }
    const key = JSON.stringify(card)
    const known = drawn.get(key)
    if (known) return known
    const picture = await printer.print({ kind: 'share-card', card })
    drawn.set(key, picture)
    return picture
  }
  return async (req, res) => {
    const name = CARD_NAME.exec(String(req.params['name']))?.[1] ?? ''
    const found = await findCar(db, name)
    if (!found) throw new CallError(404, 'Сборка с таким кодом не найдена')
    // A car has one picture: what can no longer be had leads to what stands in its place.
    if (found.name !== name)
      return res.set('Cache-Control', 'no-store').redirect(302, `${BUILD_CARDS}/${found.name}.jpg`)
    const picture = await draw(found.build)
    res.set({
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.byteLength),
      'Cache-Control': `public, max-age=${DAY_S}`,
      'X-Robots-Tag': 'noindex',
    })
    res.end(picture)
  }
}

/** The car of a picture's name: a short code, or all the car is made of. `name` is the one it is drawn under. */
async function findCar(db: Database, name: string): Promise<{ name: string; build: DescribedBuild } | null> {
  const code = readBuildCode(name) === name ? await findSharedBuild({ db }, name) : null
  if (code) return { name, build: code }
  const choice = readBuildKey(name)
  const resolved = choice && (await resolveChoice(db, choice))
  return resolved && { name: buildKey(resolved.build), build: describeBuild(resolved.build) }
}

import { Router, type RequestHandler } from 'express'
import { CallError } from '#src/backend/call-error.ts'
import { fileAddress, fileIdOf } from '#src/backend/configurations/files.ts'
import { openDocument } from '#src/backend/configurations/lead-document.ts'
import { makePdfFile, readPdfParameters, type PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import type { Database } from '#src/backend/database.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { BUILD_CARDS, CONFIGURATION_FILES, CRM_BASE } from '#src/domain/constants.ts'
import { subscriberOf } from '#src/backend/network.ts'
import type { Limits } from '#src/server/limits/limits.ts'
import { isEmbedded } from '#src/server/http/origin.ts'
import { createShareCards } from '#src/server/files/share-cards.ts'
import type { Printer } from '#src/printing/printer.ts'
import { cardOf, findCar } from '#src/server/files/card-of-car.ts'
import { answering } from '#src/server/files/document-errors.ts'

type ConfigurationDeps = {
  db: Database
  publicOrigin: string
  now: () => Date
  printer: Printer
  print: PrintConfiguration
  /** How many documents one address may have rendered. */
  limits: Limits
  /** How many new share cards one address may have drawn. */
  cardLimits: Limits
  /** Starts the job that renders missing documents again. */
  wakeDocuments: () => void
  log: { error: (details: object, message: string) => void }
}

const DAY_S = 86_400

/** Documents and share cards of configurations: the PDF call, its files, the pictures of builds. */
export function createConfigurationFiles(deps: ConfigurationDeps): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(`${CRM_BASE}download/pdf/`, answering(deps.log, makePdf(deps)))
  router.get(`${CONFIGURATION_FILES}/:name`, answering(deps.log, sendFile(deps)))
  router.get(`${BUILD_CARDS}/:name`, answering(deps.log, sendCard(deps)))
  return router
}

const makePdf =
  ({ db, publicOrigin, now, print, limits }: ConfigurationDeps): RequestHandler =>
  async (req, res) => {
    // A GET by the specification that takes half a second of work: pictures or frames on another site must not trigger
    // it through that site's visitors, each of whom has a limit of their own.
    if (isEmbedded(req)) throw new CallError(403, 'Документ создаётся только на нашем сайте')
    const address = req.ip ?? ''
    await limits.count(address)
    const id = await makePdfFile(
      { db, publicOrigin, now, print },
      readPdfParameters(new URL(req.originalUrl, publicOrigin).searchParams),
      await keyedHash(db, `document ${subscriberOf(address)}`),
    )
    // The specification's form: no envelope (7.2).
    res.set('Cache-Control', 'no-store').json({ file: fileAddress(id) })
  }

/** Shown in the browser, saved under its name: ASCII for old clients, the full name for others (RFC 5987, RFC 6266). */
const inlineAs = (name: string): string =>
  `inline; filename="${name.replaceAll(/[^\w.-]/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const WAITING_RETRY_S = 30

const sendFile =
  ({ db, now, wakeDocuments }: ConfigurationDeps): RequestHandler =>
  async (req, res) => {
    const id = fileIdOf(String(req.params['name']))
    const file = id ? await openDocument(db, id, now()) : null
    if (!file) throw new CallError(404, 'Такого документа нет: срок его хранения вышел. Соберите автомобиль ещё раз')
    if (file === 'waiting') {
      wakeDocuments()
      res.set('Retry-After', String(WAITING_RETRY_S))
      throw new CallError(503, 'Документ готовится. Откройте эту ссылку через минуту')
    }
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

function sendCard({ db, now, printer, cardLimits }: ConfigurationDeps): RequestHandler {
  const cards = createShareCards(printer, cardLimits)
  return async (req, res) => {
    const name = CARD_NAME.exec(String(req.params['name']))?.[1] ?? ''
    const found = await findCar({ db, now }, name)
    if (!found) throw new CallError(404, 'Сборка с таким кодом не найдена')
    // Each car has one picture: a build that is no longer available redirects to the one that replaced it.
    if (found.name !== name)
      return res.set('Cache-Control', 'no-store').redirect(302, `${BUILD_CARDS}/${found.name}.jpg`)
    const { picture, etag } = await cards.of(cardOf(found.build), req.ip ?? '')
    res.set({ ETag: etag, 'Cache-Control': `public, max-age=${DAY_S}`, 'X-Robots-Tag': 'noindex' })
    if (req.fresh) return res.status(304).end()
    res.set({ 'Content-Type': 'image/jpeg', 'Content-Length': String(picture.byteLength) })
    res.end(picture)
  }
}

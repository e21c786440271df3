import express, { Router, type Response } from 'express'
import { toCsv } from '#src/backend/leads/csv.ts'
import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { figuresByDay } from '#src/backend/links/link-figures.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { findByToken, makeLink } from '#src/backend/links/counted-links.ts'
import { networkOf } from '#src/backend/network.ts'
import { MADE_LINKS, MADE_LINKS_STYLES } from '#src/domain/constants.ts'
import { dayIn } from '#src/domain/day.ts'
import { LINK_COUNT_NAMES, LINK_COUNTS, LINK_TARGET_FIELD, LINK_TARGET_MAX } from '#src/domain/counted-link.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { privateHeaders } from '#src/server/forms/request-page.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import { originOf } from '#src/server/http/origin.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import type { Limits } from '#src/server/limits/limits.ts'
import { linkPage, refusalPage } from '#src/server/links/link-page.ts'
import { LINK_STYLES } from '#src/server/links/link-styles.ts'
import { readTarget } from '#src/server/links/link-target.ts'
import { shownDays } from '#src/server/links/shown-figures.ts'

type LinkParts = { db: Database; now: () => Date; publicOrigin: string; limits: Limits; styles: string }

/** Every character of the target may take three when it is encoded. */
const MAX_BYTES = LINK_TARGET_MAX * 3 + 200

/**
 * Creates counted links and shows their figures to whoever has the secret address. No cookie is read, so a post only
 * must not come from another site. Mount before the read-only handlers.
 */
export function createLinkPages(parts: LinkParts): Router {
  const { db, now, styles } = parts
  const router = Router({ caseSensitive: true, strict: true })
  router.get(MADE_LINKS_STYLES, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('css').send(LINK_STYLES)
  })
  router.post(`${MADE_LINKS}/new`, express.urlencoded({ extended: false, limit: MAX_BYTES }), async (req, res) => {
    const refuse = (status: number, text: string) =>
      secret(res)
        .status(status)
        .type('html')
        .send(refusalPage('Ссылка не заведена', text, styles))
    if (originOf(req, parts.publicOrigin) === 'foreign') return void refuse(403, 'Заводите ссылки на этом сайте.')
    const { [LINK_TARGET_FIELD]: given } = (req.body ?? {}) as { [LINK_TARGET_FIELD]?: unknown }
    const target = readTarget(given)
    if (target === null) return void refuse(422, 'Такой страницы нет, или в метках чьи-то личные данные.')
    try {
      await parts.limits.count(req.ip ?? '')
    } catch (rejection) {
      if (!(rejection instanceof PostRejection)) throw rejection
      return void refuse(rejection.status, 'Слишком много ссылок сразу. Продолжите через десять минут.')
    }
    try {
      const network = await keyedHash(db, `link ${networkOf(req.ip ?? '')}`)
      const { token } = await makeLink(db, target, { now: now(), network })
      secret(res).redirect(303, `${MADE_LINKS}/${token}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refuse(error.status, error.message)
    }
  })
  router.get(`${MADE_LINKS}/:name`, async (req, res) => {
    const { name } = req.params
    const token = name.replace(/\.csv$/, '')
    const link = await findByToken(db, token)
    if (link === null)
      return void secret(res)
        .status(404)
        .type('html')
        .send(refusalPage('Такой ссылки нет', 'Проверьте адрес: он длинный, и важен каждый знак.', styles))
    const days = await figuresByDay(db, link.code)
    if (name !== token) return void sendTable(res, link.code, days)
    const today = dayIn(DEFAULT_ZONE, now())
    secret(res)
      .type('html')
      .send(linkPage({ link, token, days, today, publicOrigin: parts.publicOrigin, styles }))
  })
  return router
}

/** No referrer, no index, no cache. */
function secret(res: Response): Response {
  setHeaders(res, privateHeaders)
  return res.set('Cache-Control', 'private, no-store')
}

function sendTable(res: Response, code: string, days: Awaited<ReturnType<typeof figuresByDay>>): void {
  const columns = [
    { key: 'day', title: 'День' },
    ...LINK_COUNTS.map((what) => ({ key: what, title: LINK_COUNT_NAMES[what] })),
  ]
  const records = shownDays(days).map(({ day, shown }) => ({ day, ...shown }))
  secret(res).attachment(`link-${code}.csv`).type('text/csv; charset=utf-8').send(toCsv(columns, records))
}

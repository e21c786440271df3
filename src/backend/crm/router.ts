import { createHash, timingSafeEqual } from 'node:crypto'
import { Router, type RequestHandler } from 'express'
import { CRM_CALL, type CrmAnswer } from '#src/backend/crm/deliver.ts'
import { receiveLead } from '#src/backend/crm/embedded.ts'
import type { Database } from '#src/backend/database.ts'
import { CRM_BASE } from '#src/domain/constants.ts'

type CrmRouterParts = {
  db: Database
  token: string | null
  now: () => Date
  log: { error: (details: object, text: string) => void }
}

/**
 * The embedded CRM over HTTP, a GET as the specification demands. It accepts leads only from an outbox that knows the
 * token: a link, a picture or a form on another site creates nothing.
 */
export function createCrmRouter({ db, token, now, log }: CrmRouterParts): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(CRM_BASE + CRM_CALL, async (req, res) => {
    res.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex')
    const answer = (body: CrmAnswer) => void res.json(body)
    if (token === null || !isEqual(req.get('authorization') ?? '', `Bearer ${token}`))
      return answer({ ResultCode: 'N', ResultText: 'Заявки принимаются через формы сайта' })
    try {
      const fields = Object.fromEntries(new URLSearchParams(req.originalUrl.split('?', 2)[1]))
      answer(await receiveLead(db, { key: req.get('idempotency-key') ?? '', fields }, now()))
    } catch (error) {
      log.error({ err: error }, 'the embedded CRM failed')
      answer({ ResultCode: 'N', ResultText: 'Сервис временно недоступен' })
    }
  })
  return router
}

function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

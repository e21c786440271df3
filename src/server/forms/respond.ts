import type { Request, Response } from 'express'
import type { PageServer } from '#src/server/pages/page-server.ts'
import type { Envelope } from '#src/domain/api.ts'
import { OWN_ACTIONS } from '#src/domain/lead.ts'
import type { Fields } from '#src/server/forms/body.ts'
import { pageOfForm } from '#src/server/forms/form-page.ts'
import type { Demand } from '#src/server/forms/proof-of-work.ts'
import { rejectionPage } from '#src/server/forms/rejection-page.ts'
import { issueToken } from '#src/server/forms/xsrf.ts'
import type { CostlyReads } from '#src/server/limits/costly-reads.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import { privateHeaders } from '#src/server/forms/request-page.ts'
import { formState } from '#src/server/forms/form-state.ts'
import { type Target, SECRET_CALL, wantsPage, type Outcome } from '#src/server/forms/form-call.ts'

export type RespondParts = {
  pages: Pick<PageServer, 'answerPersonal'>
  /** Counts pages that are rendered; absent where nothing is counted. */
  reads?: Pick<CostlyReads, 'count'> | undefined
}

/** Answers a post: JSON for scripts; otherwise the page of its result, or the form's own page with what is wrong. */
export async function respond(
  { pages, reads }: RespondParts,
  req: Request,
  res: Response,
  { path }: Target,
  fields: Fields,
  { status, data }: Outcome,
): Promise<void> {
  if (SECRET_CALL.test(path)) setHeaders(res, privateHeaders)
  if (!wantsPage(req)) return void res.status(status).json(data)
  const body = data as Envelope<{ url?: string; errors?: Fields } & Partial<Demand>>
  if (status === 200) return void res.redirect(303, `${body.data?.url ?? '/'}${doneOf(path, fields)}`)
  const address = pageOfForm(path, fields)
  if (!address) return void res.status(status).type('html').send(rejectionPage(body.message))
  const rejection = await rejectionOf(reads, req)
  if (rejection) {
    if (rejection.retryAfter !== undefined) res.set('Retry-After', String(rejection.retryAfter))
    return void res.status(rejection.status).type('html').send(rejectionPage(rejection.message))
  }
  await pages.answerPersonal(req, res, {
    address,
    status,
    initial: {
      form: formState(path, fields, body.message, { errors: body.data?.errors ?? {}, wait: body.data?.wait?.ticket }),
      xsrfToken: issueToken(req, res),
    },
  })
}

/** A form with mistakes is counted by no limit of forms, and costs a whole page. */
async function rejectionOf(reads: RespondParts['reads'], { ip = '' }: Request): Promise<PostRejection | null> {
  try {
    await reads?.count(ip)
    return null
  } catch (error) {
    if (error instanceof PostRejection) return error
    throw error
  }
}

/** Tells the request page what has just been done there, so that it can confirm it in words. */
function doneOf(path: string, fields: Fields): string {
  const action = SECRET_CALL.test(path) && OWN_ACTIONS.find((name) => name === fields['action'])
  return action ? `?done=${action}` : ''
}

import type { Endpoint } from '#src/backend/endpoint.ts'
import { badRequest } from '#src/backend/call-error.ts'
import { acceptLead } from '#src/backend/leads/accept.ts'
import { changeByVisitor } from '#src/backend/leads/change.ts'
import { findOwn, showVisitorRequest } from '#src/backend/leads/visitor-request.ts'

/** Any of the five requests (specification 7.2). */
export const postRequest: Endpoint<'POST /v1/request'> = (context, _query, _id, input) => acceptLead(context, input)

/** The same call on the schedule host, where the method is a query parameter (specification 7.2). */
export const postSchedule: Endpoint<'POST /schedule'> = (context, query, _id, input) => {
  if (query('method') !== 'request') throw badRequest('Неизвестный метод расписания')
  return acceptLead(context, input)
}

export const getVisitorRequest: Endpoint<'GET /v1/request/{id}'> = async (context, _query, secret) =>
  showVisitorRequest(context, await findOwn(context.db, secret))

export const postVisitorRequest: Endpoint<'POST /v1/request/{id}'> = (context, _query, secret, input) =>
  changeByVisitor(context, secret, input)

/** The result is the cookie that the web server adds to the response. */
export const getFormToken: Endpoint<'GET /v1/form-token'> = () => null

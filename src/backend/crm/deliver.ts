import * as z from 'zod/mini'
import type { Message } from '#src/backend/outbox/message.ts'

/**
 * One attempt to deliver a message: null when it was accepted, otherwise the reason, without personal data, for the
 * log. A final rejection is not retried: an operator has to act. `retryAfterMs`: the recipient asks not to be called
 * sooner.
 */
export type Deliver = (message: Message) => Promise<Failure | null>
export type Failure = string | { rejection: string } | { reason: string; retryAfterMs: number }

/** gaps.md 13. */
export const crmAnswerShape = z.object({
  ResultCode: z.enum(['Y', 'N']),
  ResultText: z.optional(z.string()),
  LeadId: z.optional(z.string()),
})
export type CrmAnswer = z.infer<typeof crmAnswerShape>

/** Path of the call after the base of the leads API (specification 7.2). */
export const CRM_CALL = 'crm/send-pdf-to-crm/'

const WRONG_ANSWER = 'Неверный ответ сервера'

/** Reads the response of a CRM: only Y means that the message was accepted (specification 5, decisions.md). */
export function reasonOf(answer: unknown): Failure | null {
  return z.safeParse(crmAnswerShape, answer).data?.ResultCode === 'Y' ? null : WRONG_ANSWER
}

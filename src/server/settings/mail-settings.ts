import { z } from 'zod'
import { readSender, readSmtpUrl, type Sender, type SmtpServer } from '#src/backend/mail/smtp-server.ts'
import type { Organizer } from '#src/backend/leads/calendar.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import { BRAND } from '#src/brand/brand.ts'
import { isReservedAddress, mailAddressOf } from '#src/domain/mail-address.ts'

/** Settings of e-mail; SMTP_URL switches it on. */
export type MailSettings = {
  server: SmtpServer
  from: Sender
  /** The distributor's addresses; each gets a letter of its own. */
  to: readonly string[]
  toDealers: boolean
}

const MAX_RECIPIENTS = 10

/** A schema that parses a text with `read`, or rejects it with the message `read` returns. */
const readBy = <T extends object>(read: (text: string) => T | { fault: string }) =>
  z
    .string()
    .transform((text, context) => {
      const value = read(text)
      if (!('fault' in value)) return value
      context.issues.push({ code: 'custom', message: value.fault, input: text })
      return z.NEVER
    })
    .nullable()
    .default(null)

function readFrom(text: string): Sender | { fault: string } {
  const sender = readSender(text)
  if (!sender) return { fault: 'must be an address such as noreply@site.ru, or a name with it: Site <noreply@site.ru>' }
  return isReservedAddress(sender.address) ? RESERVED : sender
}

function readTo(text: string): string[] | { fault: string } {
  const addresses = text.split(',').map(mailAddressOf)
  if (!addresses.every((address) => address !== null))
    return { fault: 'must be addresses such as leads@site.ru, separated by commas' }
  if (addresses.length > MAX_RECIPIENTS) return { fault: `must be ${MAX_RECIPIENTS} addresses at most` }
  return addresses.some(isReservedAddress) ? RESERVED : [...new Set(addresses)]
}

const RESERVED = { fault: 'must be of a real domain: .example, .test, .invalid and .localhost are nobody’s' }

/** Their entries in the table of all settings. */
export const mailShape = {
  SMTP_URL: readBy(readSmtpUrl),
  MAIL_FROM: readBy(readFrom),
  MAIL_TO: readBy(readTo),
  MAIL_TO_DEALERS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
}

type Parsed = z.infer<z.ZodObject<typeof mailShape>>

/** The combined settings; null where no letters are sent; or the message that says which setting lacks another. */
export function mailSettings({ SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_TO_DEALERS }: Parsed): MailSettings | null | string {
  if (SMTP_URL === null) {
    const lonely = MAIL_TO ? 'MAIL_TO' : MAIL_FROM ? 'MAIL_FROM' : null
    return lonely && `Setting ${lonely} needs SMTP_URL: without it no letter is sent.`
  }
  if (MAIL_FROM === null) return 'Setting SMTP_URL needs MAIL_FROM: the address letters come from.'
  return { server: SMTP_URL, from: MAIL_FROM, to: MAIL_TO ?? [], toDealers: MAIL_TO_DEALERS === 'on' }
}

/** Recipients of letters; null where none are sent. */
export const mailPlanOf = (mail: MailSettings | null): MailPlan | null =>
  mail && { toDealers: mail.toDealers, distributors: mail.to.length }

/** Sender of letters and organizer of calendar entries. */
export const senderOf = ({ from }: MailSettings): Organizer => ({ name: from.name ?? BRAND, email: from.address })

import * as z from 'zod/mini'
import { LANDING_KEYS } from '#src/domain/landing-keys.ts'
import {
  CLIENT_ID,
  CLIENT_ID_FIELD,
  ADVERTISING_EDITION_FIELD,
  EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  NAMED_FIELD,
} from '#src/domain/lead.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { plain } from '#src/domain/nbsp.ts'
import { checkPhone, type PhoneFault } from '#src/domain/visitor-phone.ts'

/** Fields that several requests have, with their rules and messages. */

export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Не больше ${max} знаков`))
/** `missing` is also the message for an absent field. */
export const needed = (missing: string, max: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Не больше ${max} знаков`))
/** Copied text may hold signs that nobody sees: soft hyphens, marks of direction, spaces of no width. */
const seen = (value: string): string => value.replace(/\p{Cf}/gu, '')

/** Also with a space in it, as a keyboard's suggestion leaves it: nobody sees what would be wrong. */
const left = z.pipe(
  z.string().check(z.overwrite(seen), z.trim()),
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  ),
)
export const optional = <T extends z.ZodMiniType<unknown, string>>(shape: T) => z.optional(z.union([left, shape]))
/** It may also hold a letter and its sign in two («й», «ё»), and any kind of space and hyphen. */
const asTyped = (value: string): string =>
  seen(plain(value.normalize()))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')

const personName = (missing: string, shortest: number) =>
  z
    .string(missing)
    .check(
      z.overwrite(asTyped),
      z.trim(),
      z.minLength(shortest, missing),
      z.maxLength(60, 'Не больше 60 знаков'),
      z.regex(/^\p{L}[\p{L}'’ -]*$/u, 'Только буквы, дефис и пробел'),
    )
/** `beyond`: the message for a number above the limit. */
export const number = (message: string, min: number, max: number, beyond = message) =>
  z.pipe(
    z.string(message).check(z.overwrite(seen), z.trim(), z.regex(/^\d[\d\s]*$/, message)),
    z.pipe(
      z.transform((value: string) => Number(value.replace(/\s/g, ''))),
      z.number().check(z.minimum(min, message), z.maximum(max, beyond)),
    ),
  )
export const id = (message: string) => number(message, 1, 1_000_000)
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V, message: string) =>
  z.enum(values, message)
export const ticked = (message: string) => z.literal('on', message)

/** Surnames of one letter exist: «О», «И», «Ю». A name of one letter is an initial, by which nobody can be addressed. */
export const surname = personName('Укажите фамилию', 1)
export const name = personName('Укажите имя', 2)
const PHONE_FAULTS: Record<PhoneFault, string> = {
  foreign: 'Нужен российский номер: он начинается с\u00a0+7',
  short: 'Номер введён не полностью',
  long: 'В\u00a0номере лишние цифры',
  // Kazakhstan has the country code +7 as well, so the number may exist.
  code: 'Нужен российский номер: после\u00a0+7 идёт 3, 4, 8 или\u00a09',
}
export const phone = z.pipe(
  z
    .string('Укажите номер телефона')
    .check(z.overwrite(seen), z.trim(), z.minLength(1, 'Укажите номер телефона'), z.maxLength(40)),
  z.transform((value, context) => {
    const checked = checkPhone(value)
    if ('phone' in checked) return checked.phone
    context.issues.push({ code: 'custom', message: PHONE_FAULTS[checked.fault], input: value })
    return z.NEVER
  }),
)
/** Also of an address that the server alone recognises as one no letter can reach (backend/leads/read.ts). */
export const EMAIL_FAULT = 'Проверьте адрес: нужен вид name@example.ru'
/**
 * Letters of any alphabet; no character with a meaning in HTML, mail headers or spreadsheets. Dots and hyphens only where
 * letters may be sent to (domain/mail-address.ts, which the browser does without): the visitor is told of a slip at once.
 */
const LOCAL = '[\\p{L}\\p{N}!#$%&*+/=?^_{|}~-]+'
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?'
const EMAIL_ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${LOCAL}(?:\\.${LOCAL})*@${LABEL}(?:\\.${LABEL})+$`, 'u')
export const email = z
  .string()
  .check(z.overwrite(seen), z.trim(), z.maxLength(254, EMAIL_FAULT), z.regex(EMAIL_ADDRESS, EMAIL_FAULT))
export const date = (message: string) => z.string(message).check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/, message))
export const time = z.string('Выберите время').check(z.regex(/^\d{2}:\d{2}$/, 'Выберите время'))

export const model = z.enum(MODEL_CODES, 'Выберите модель')
const city = { city_id: id('Выберите город') }
export const dealer = { ...city, dealer_id: id('Выберите дилера') }
export const consents = {
  agree: ticked('Без согласия мы не сможем передать заявку дилеру'),
  agree_marketing: z.optional(z.literal('on')),
}
/** Not written by the visitor, who cannot correct it: a longer value is cut. */
const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((value) => [...value.trim()].slice(0, max).join('')),
  )
/** An address may end with an empty one, «?utm_source=»: no advertisement has that name. */
const mark = z.pipe(
  cut(200),
  z.transform((value) => (value === '' ? undefined : value)),
)
/** Sent with every request without being asked for. */
export const origin = {
  place: text(60),
  page: cut(300),
  // Any other value is not an address: the request is accepted without it.
  referrer: z.catch(z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"']*$/))), undefined),
  /** The configurator's hash. */
  config: z.optional(text(300)),
  ...Object.fromEntries(LANDING_KEYS.map((key) => [key, z.optional(mark)])),
  // The visitor cannot correct an invalid one: the request is accepted without it.
  [CLIENT_ID_FIELD]: z.catch(z.optional(z.string().check(z.regex(CLIENT_ID))), undefined),
  [IDEMPOTENCY_FIELD]: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  [HONEYPOT]: z.optional(z.string()),
  [EDITION_FIELD]: z.optional(z.string()),
  [ADVERTISING_EDITION_FIELD]: z.optional(z.string()),
  [NAMED_FIELD]: z.optional(z.literal('1')),
}

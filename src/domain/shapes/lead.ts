import * as z from 'zod/mini'
import {
  COMMENT_MAX,
  LOUNGE_GUESTS_MAX,
  LOUNGE_PURPOSES,
  OWN_CAR_MILEAGE_MAX,
  OWN_CAR_YEAR_MIN,
} from '#src/domain/lead.ts'
import { formatNumber } from '#src/domain/format.ts'
import { vinAsWritten } from '#src/domain/vin.ts'
import {
  text,
  needed,
  optional,
  number,
  id,
  oneOf,
  ticked,
  surname,
  name,
  phone,
  email,
  date,
  time,
  model,
  dealer,
  consents,
  origin,
} from '#src/domain/shapes/lead-fields.ts'

/**
 * The fields of the forms with their rules and messages (gaps.md 10–12): one shape for the browser, the plain form and
 * the API. The input is text from a form; the output is what the backend stores. The order is that of the fields on the
 * screen, in which errors are reported.
 */

export const testDriveShape = z.object({
  lead_type: z.literal('test-drive'),
  model,
  ...dealer,
  /** Both are empty when the schedule could not be loaded: the dealer will propose an hour. */
  date: optional(date('Выберите дату')),
  time: optional(time),
  name,
  surname,
  phone,
  email: optional(email),
  comment: optional(text(COMMENT_MAX)),
  licence: ticked('Для тест-драйва нужно действующее удостоверение'),
  ...consents,
  ...origin,
})
export type TestDriveRequest = z.infer<typeof testDriveShape>

const MILEAGE = 'Укажите пробег цифрами'

/** `year` is the current year, the newest a car can have. */
export const tradeInShape = (year: number) =>
  z.object({
    lead_type: z.literal('trade-in'),
    /** Id of the wanted new car. */
    model: number('Выберите модель', 1, 5),
    tradeInModelName: text(60),
    own_brand: needed('Укажите марку', 40),
    own_model: needed('Укажите модель', 40),
    own_year: number(`Укажите год от ${OWN_CAR_YEAR_MIN} до ${year}`, OWN_CAR_YEAR_MIN, year),
    own_mileage: number(
      MILEAGE,
      0,
      OWN_CAR_MILEAGE_MAX,
      `${MILEAGE}, не больше ${formatNumber(OWN_CAR_MILEAGE_MAX)} км`,
    ),
    own_vin: optional(
      z
        .string()
        .check(z.overwrite(vinAsWritten), z.regex(/^[A-HJ-NPR-Z\d]{17}$/, 'VIN — 17 знаков, без букв I, O и Q')),
    ),
    ...dealer,
    name,
    surname: optional(surname),
    phone,
    email: optional(email),
    ...consents,
    ...origin,
  })
export type TradeInRequest = z.infer<ReturnType<typeof tradeInShape>>

export const loungeShape = z.object({
  lead_type: z.literal('lounge'),
  /** The dealer whose lounge it is. */
  dealer_id: id('Выберите лаунж'),
  /** In the format of a date field, or as people write it. */
  date: z.pipe(
    z.string('Выберите дату'),
    z.pipe(
      z.transform((value: string) => value.trim().replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')),
      date('Выберите дату'),
    ),
  ),
  guests: number(`Укажите число гостей от 1 до ${LOUNGE_GUESTS_MAX}`, 1, LOUNGE_GUESTS_MAX),
  purpose: oneOf(LOUNGE_PURPOSES, 'Выберите цель визита'),
  name,
  phone,
  email: optional(email),
  ...consents,
  ...origin,
})
export type LoungeRequest = z.infer<typeof loungeShape>

/** "Узнать первым": one message with the price, on the day it is announced. */
export const waitingListShape = z.object({
  lead_type: z.literal('waiting-list'),
  model,
  name,
  phone,
  email: optional(email),
  ...consents,
  // No dealer is involved: only the visitor is notified.
  agree: ticked('Без согласия мы не сможем сообщить вам цену'),
  ...origin,
})
export type WaitingListRequest = z.infer<typeof waitingListShape>

/**
 * A finished configuration for a dealer; its file exists already and is named by its address (gaps.md 13). A form sent
 * without scripts has none: the server makes it from `config` (backend/configurations/lead-document.ts).
 */
export const configuratorLeadShape = z.object({
  lead_type: z.literal('configurator'),
  model,
  file: z.optional(z.string().check(z.regex(/^\/upload\/configurations\/[\w-]{16,64}\.pdf$/))),
  ...dealer,
  name,
  surname,
  phone,
  email: optional(email),
  ...consents,
  ...origin,
})
/** The same before the file exists: used to check the visitor's form. */
export const configuratorContactsShape = z.omit(configuratorLeadShape, { file: true })
export type ConfiguratorLead = z.infer<typeof configuratorLeadShape>

export type LeadRequest = TestDriveRequest | TradeInRequest | LoungeRequest | WaitingListRequest | ConfiguratorLead

export const leadReceiptShape = z.object({
  number: z.string(),
  url: z.string(),
  calendar: z.nullable(z.string()),
  mailed: z.optional(z.literal(true)),
  callTime: z.optional(z.string()),
})

import { conflict, wrongFields } from '#src/backend/call-error.ts'
import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import type { Database } from '#src/backend/database.ts'
import { findCityById, findDealerById } from '#src/backend/dealers.ts'
import type { Context } from '#src/backend/endpoint.ts'
import { daysFrom, scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import { models } from '#src/content/models/summary.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { LeadRequest, TestDriveRequest } from '#src/domain/shapes/lead.ts'
import { leadMessages } from '#src/domain/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'

/** An hour as stored: date YYYY-MM-DD, time HH:MM, local to the dealer. */
export type Slot = { date: string; time: string }
/** A request whose every reference exists. */
export type Checked = {
  lead: LeadRequest
  model: ModelCode | null
  city: City | null
  dealer: Dealer | null
  slot: Slot | null
}

/** How many days ahead a visit to the lounge can be requested. */
const LOUNGE_DAYS_AHEAD = 90

/**
 * Checks what a shape cannot: cities, dealers, models, hours. Whether an hour is still free is decided only by taking
 * it (accept.ts). Throws CallError 422.
 */
export async function checkLead(
  { db, outsideHours }: Pick<Context, 'db' | 'outsideHours'>,
  lead: LeadRequest,
  now: Date,
): Promise<Checked> {
  const place = await placeOf(db, lead)
  const checked: Checked = { lead, model: modelOf(lead), slot: null, ...place }
  switch (lead.lead_type) {
    case 'test-drive':
      return { ...checked, slot: await checkTestDrive(lead, place.city!, place.dealer!, { now, outsideHours }) }
    case 'trade-in':
      if (!place.dealer?.services.includes('tradeIn'))
        throw wrongFields({ dealer_id: 'Этот дилер не принимает автомобили в трейд-ин. Выберите другого' })
      return checked
    case 'lounge':
      if (!daysFrom(now, place.city!.timezone, LOUNGE_DAYS_AHEAD).some(({ key }) => key === lead.date))
        throw wrongFields({ date: 'Выберите дату' })
      return checked
    case 'waiting-list':
      if ((await lowestPriceOf(db, lead.model)) !== null)
        throw wrongFields({ model: 'Цена этой модели уже объявлена. Выберите другую' })
      return checked
    case 'configurator':
      return checked
  }
}

function modelOf(lead: LeadRequest): ModelCode | null {
  if (lead.lead_type === 'lounge') return null
  if (lead.lead_type !== 'trade-in') return lead.model
  return models.find(({ id }) => id === lead.model)?.code ?? null
}

async function placeOf(db: Database, lead: LeadRequest): Promise<Pick<Checked, 'city' | 'dealer'>> {
  if (lead.lead_type === 'waiting-list') return { city: null, dealer: null }
  if (lead.lead_type === 'lounge') return checkLounge(db, lead.dealer_id)
  return lead.lead_type === 'configurator' ? checkAnyDealer(db, lead) : checkDealer(db, lead)
}

/** Lounges belong to dealers, so naming the dealer names the city. */
async function checkLounge(db: Database, dealerId: number): Promise<{ city: City; dealer: Dealer }> {
  const dealer = await findDealerById(db, dealerId)
  const city = dealer?.services.includes('lounge') ? await findCityById(db, dealer.city_id) : undefined
  if (!dealer || !city) throw wrongFields({ dealer_id: 'Выберите лаунж' })
  return { city, dealer }
}

/** A car may be ordered from any dealer, including one outside the city of the form: the dealer's city is stored. */
async function checkAnyDealer(
  db: Database,
  { city_id, dealer_id }: { city_id: number; dealer_id: number },
): Promise<{ city: City; dealer: Dealer }> {
  const dealer = await findDealerById(db, dealer_id)
  return checkDealer(db, { city_id: (await findCityById(db, city_id)) && dealer ? dealer.city_id : city_id, dealer_id })
}

async function checkDealer(
  db: Database,
  { city_id, dealer_id }: { city_id: number; dealer_id: number },
): Promise<{ city: City; dealer: Dealer }> {
  const city = await findCityById(db, city_id)
  if (!city) throw wrongFields({ city_id: 'Выберите город' })
  const dealer = await findDealerById(db, dealer_id)
  if (!dealer) throw wrongFields({ dealer_id: 'Выберите дилера' })
  if (dealer.city_id !== city.id)
    throw wrongFields({ dealer_id: `Этот дилер не в городе ${city.name}. Выберите другого` })
  return { city, dealer }
}

async function checkTestDrive(
  lead: TestDriveRequest,
  city: City,
  dealer: Dealer,
  { now, outsideHours }: Pick<Context, 'outsideHours'> & { now: Date },
): Promise<Slot | null> {
  if (!dealer.testDrive) throw wrongFields({ dealer_id: 'У этого дилера нет тест-драйва. Выберите другого' })
  if (!dealer.test_models.includes(lead.model))
    throw wrongFields({ dealer_id: 'У этого дилера нет такой модели для тест-драйва. Выберите другого' })
  // Neither is set when the schedule could not be loaded: the dealer will propose an hour (gaps.md 10).
  if (!lead.date && !lead.time) return null
  const hours = await outsideHours?.(dealer.id, lead.model)
  return checkSlot(dealer, city.timezone, lead, { now, hours })
}

type Known = {
  now: Date
  /** The outside schedule's hours; null when it does not respond, undefined where the schedule is embedded. */
  hours: ScheduleMap | null | undefined
}
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * The hour in the stored form, if it is one of the dealer's hours within the window. When an outside schedule does not
 * respond, the hour is accepted: the schedule decides when it receives the request. Throws CallError 409, 422.
 */
export function checkSlot(
  dealer: Dealer,
  timeZone: string,
  { date, time }: { date?: string | undefined; time?: string | undefined },
  { now, hours }: Known,
): Slot {
  const day = scheduleDays(now, timeZone).find(({ key }) => key === date)
  if (!day) throw wrongFields({ date: 'Выберите дату' })
  if (!time || !TIME.test(time)) throw wrongFields({ time: 'Выберите время' })
  if (hours === undefined) {
    if (!slotsOn(dealer, day).includes(time)) throw wrongFields({ time: 'Выберите время' })
  } else if (hours !== null) {
    const slot = hours[day.key]?.[time]
    if (!slot) throw wrongFields({ time: 'Выберите время' })
    if (!slot.available) throw conflict(leadMessages.slotTaken)
  }
  return { date: day.date, time }
}

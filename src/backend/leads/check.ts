import { wrongFields } from '#src/backend/call-error.ts'
import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Context } from '#src/backend/endpoint.ts'
import { daysFrom } from '#src/backend/schedule.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { models } from '#src/content/models/summary.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import type { LeadRequest, LoungeRequest, TestDriveRequest } from '#src/domain/shapes/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { hoursOn } from '#src/domain/timetable.ts'
import { type Slot, checkSlot } from '#src/backend/leads/check-slot.ts'
import { placeOf, type Place } from '#src/backend/leads/check-place.ts'

/** A request whose every reference exists. */
export type Checked = Place & {
  lead: LeadRequest
  model: ModelCode | null
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
      return {
        ...checked,
        slot: await checkTestDrive(lead, place.city!, place.dealer!, {
          now,
          outsideHours,
          holidays: await holidaysIn(db),
        }),
      }
    case 'trade-in':
      if (!place.dealer?.services.includes('tradeIn'))
        throw wrongFields({ dealer_id: 'Этот дилер не принимает автомобили в трейд-ин. Выберите другого' })
      return checked
    case 'lounge':
      checkVisitDay(place, lead, { now, holidays: await holidaysIn(db) })
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

type DateContext = { now: Date; holidays: Holidays }

function checkVisitDay({ city, dealer }: Place, { date }: LoungeRequest, { now, holidays }: DateContext): void {
  const day = daysFrom(now, city!.timezone, LOUNGE_DAYS_AHEAD).find(({ key }) => key === date)
  if (!day) throw wrongFields({ date: 'Выберите дату' })
  if (!hoursOn(dealerTimetable(dealer!, undefined, holidays), day.date))
    throw wrongFields({ date: 'В этот день лаунж закрыт. Выберите другой' })
}

async function checkTestDrive(
  lead: TestDriveRequest,
  city: City,
  dealer: Dealer,
  { now, outsideHours, holidays }: Pick<Context, 'outsideHours'> & DateContext,
): Promise<Slot | null> {
  if (!dealer.testDrive) throw wrongFields({ dealer_id: 'У этого дилера нет тест-драйва. Выберите другого' })
  if (!dealer.test_models.includes(lead.model))
    throw wrongFields({ dealer_id: 'У этого дилера нет такой модели для тест-драйва. Выберите другого' })
  // Neither is set when the schedule could not be loaded: the dealer will propose an hour (gaps.md 10).
  if (!lead.date && !lead.time) return null
  const hours = await outsideHours?.(dealer.id, lead.model)
  return checkSlot(dealer, city.timezone, lead, { now, hours, holidays })
}

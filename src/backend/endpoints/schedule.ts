import { badRequest, notFound } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import { timeZoneOf } from '#src/backend/dealers.ts'
import { parseDocument, type Context, type Endpoint } from '#src/backend/endpoint.ts'
import { readModelCode } from '#src/backend/endpoints/model.ts'
import { readInteger } from '#src/backend/query.ts'
import { bookedSlots, scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'

/**
 * Hours for test drives at a dealer, from tomorrow on (gaps.md 10). The spelling of the method is the specification's.
 */
export const getSchedule: Endpoint<'GET /schedule'> = async (context, query) => {
  if (query('method') !== 'getShedule') throw badRequest('Неизвестный метод расписания')
  const dealerId = readInteger(query, 'dealer_id', 'Номер дилера — целое число')
  const dealer = await findDealer(context, dealerId, readModelCode(query, 'model'))
  const days = scheduleDays(context.now(), await timeZoneOf(context.db, dealer))
  const holidays = await holidaysIn(context.db)
  const booked = await bookedSlots(context.db, dealer.id, days)
  const map: ScheduleMap = {}
  for (const day of days) {
    const slots = slotsOn(dealer, day, holidays)
    if (slots.length === 0) continue
    map[day.key] = Object.fromEntries(slots.map((time) => [time, { available: !booked(day.date, time) }]))
  }
  return map
}

/** The requested dealer, or the first one in order that offers test drives (of that model). */
async function findDealer({ db }: Context, id?: number, model?: ModelCode): Promise<Dealer> {
  const rows = await db
    .selectFrom('dealer')
    .select('document')
    .$if(id !== undefined, (select) => select.where('id', '=', id!))
    .orderBy('sort')
    .execute()
  const dealers = rows.map((row) => parseDocument<Dealer>(row))
  if (dealers.length === 0) throw notFound('Дилер не найден')
  const withTestDrive = dealers.filter(({ testDrive }) => testDrive)
  if (withTestDrive.length === 0) throw notFound('У этого дилера нет тест-драйва')
  const dealer = withTestDrive.find(({ test_models }) => !model || test_models.includes(model))
  if (!dealer) throw notFound('У этого дилера нет такой модели для тест-драйва')
  return dealer
}

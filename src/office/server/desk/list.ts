import { dealersInCities } from '#src/backend/dealers.ts'
import type { Database } from '#src/backend/database.ts'
import { models } from '#src/content/models/summary.ts'
import { isRole, may } from '#src/office/rights.ts'
import { dealersOf } from '#src/office/server/auth/actor.ts'
import type { Actor, Handler } from '#src/office/server/context.ts'
import { actAt, filtered, isLate } from '#src/office/server/desk/filter.ts'
import { linesOf, modelText, withColumns } from '#src/office/server/desk/line.ts'
import { transferredAway } from '#src/office/server/desk/transferred.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { noteView } from '#src/office/server/views.ts'

/** A page of the desk: late requests first, longest waiting first. */
export const listRequests: Handler<'requests.list'> = async (context, { filter, page, size, sort }) => {
  const { db, who, now } = context
  const time = now()
  const at = time.toISOString()
  await syncDesk(db, time)
  const found = filtered(db, who, filter, time)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await withColumns(found, at)
    .$if(sort === 'due', (query) =>
      query.orderBy((eb) => eb.case().when(isLate(eb, at)).then(actAt(eb)).else(NEVER).end()),
    )
    .orderBy(sort === 'updated' ? 'office_request.updated_at' : 'lead.created_at', 'desc')
    .orderBy('lead.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const lines = await linesOf(context, rows)
  const named = lines.filter(({ name }) => name !== '').map(({ number }) => number)
  await noteView(db, { who, what: 'listed', numbers: named, at: time })
  const [late, passed] = await Promise.all([countLate(db, who, time), transferredAway(db, who, time)])
  return { lines, total: Number(total), late, passed }
}

/** Later than any time. */
const NEVER = '9999'

async function countLate(db: Database, who: Actor, now: Date): Promise<number> {
  const row = await filtered(db, who, { late: true }, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The options of the desk's filters and fields. */
export const readChoices: Handler<'desk.choices'> = async ({ db, who }) => ({
  dealers: (await dealersInCities(db))
    .filter(({ dealer }) => who.dealers === null || who.dealers.includes(dealer.id))
    .map(({ dealer, city }) => ({ id: dealer.id, name: dealer.name, city: city.name })),
  owners: await ownersFor(db, who),
  models: models.map(({ code }) => ({ code, name: modelText(code) ?? code })),
})

/** Possible owners of a request: for a dealer the users of the same dealers. */
export async function ownersFor(db: Database, who: Pick<Actor, 'dealers'>): Promise<{ id: string; name: string }[]> {
  const users = await db
    .selectFrom('office_user')
    .select(['id', 'name', 'role'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute()
  const working = users.filter(({ role }) => isRole(role) && may(role, 'requests.change'))
  if (who.dealers === null) return working.map(({ id, name }) => ({ id, name }))
  const own = new Set(who.dealers)
  const chosen = []
  for (const { id, name, role } of working)
    if (role === 'dealer' && (await dealersOf(db, id)).some((dealer) => own.has(dealer))) chosen.push({ id, name })
  return chosen
}

import { dealersInCities } from '#src/backend/dealers.ts'
import type { Database } from '#src/backend/database.ts'
import { models } from '#src/content/models/summary.ts'
import { isBoundToDealers, isRole, may } from '#src/office/rights.ts'
import type { Actor, Handler } from '#src/office/server/context.ts'
import { actAt, filtered, isLate } from '#src/office/server/desk/filter.ts'
import { linesOf, modelText, withColumns, type LineRow } from '#src/office/server/desk/line.ts'
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
  const counts = await countsOf(found, at)
  const part = { offset: (page - 1) * size, size }
  const rows = await (sort === 'due'
    ? lateFirst(found, part, at, counts.late)
    : newestOf(found, part, at, sort === 'updated' ? 'office_request.updated_at' : 'lead.created_at'))
  const lines = await linesOf(context, rows)
  const named = lines.filter(({ name }) => name !== '').map(({ number }) => number)
  await noteView(db, { who, what: 'listed', numbers: named, at: time })
  const [late, passed] = await Promise.all([countLate(db, who, time), transferredAway(db, who, time)])
  return { lines, total: counts.all, late, passed }
}

type Found = ReturnType<typeof filtered>
type Part = { offset: number; size: number }

const newestOf = (
  found: Found,
  { offset, size }: Part,
  at: string,
  by: 'lead.created_at' | 'office_request.updated_at' = 'lead.created_at',
) => withColumns(found, at).orderBy(by, 'desc').orderBy('lead.id').limit(size).offset(offset).execute()

/**
 * Read apart: an order of all requests by what only the late ones have would compute it for each of them. `count`: how
 * many are late.
 */
async function lateFirst(found: Found, { offset, size }: Part, at: string, count: number): Promise<LineRow[]> {
  const first =
    offset < count
      ? await withColumns(
          found.where((eb) => isLate(eb, at)),
          at,
        )
          .orderBy((eb) => actAt(eb))
          .orderBy('lead.created_at', 'desc')
          .orderBy('lead.id')
          .limit(size)
          .offset(offset)
          .execute()
      : []
  const others = found.where((eb) => eb(eb.case().when(isLate(eb, at)).then(1).else(0).end(), '=', 0))
  const left = size - first.length
  return left === 0
    ? first
    : [...first, ...(await newestOf(others, { offset: Math.max(0, offset - count), size: left }, at))]
}

async function countLate(db: Database, who: Actor, now: Date): Promise<number> {
  const { all } = await countsOf(filtered(db, who, { late: true }, now), now.toISOString())
  return all
}

/** In one pass over the requests. */
async function countsOf(found: Found, at: string): Promise<{ all: number; late: number }> {
  const { all, late } = await found
    .select((eb) => [
      eb.fn.countAll<number | string>().as('all'),
      eb.fn.count<number | string>(eb.case().when(isLate(eb, at)).then(1).end()).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(all), late: Number(late) }
}

/** The options of the desk's filters and fields. */
export const readChoices: Handler<'desk.choices'> = async ({ db, who }) => ({
  dealers: (await dealersInCities(db))
    .filter(({ dealer }) => who.dealers === null || who.dealers.includes(dealer.id))
    .map(({ dealer, city }) => ({ id: dealer.id, name: dealer.name, city: city.name })),
  owners: await ownersFor(db, who),
  models: models.map(({ code }) => ({ code, name: modelText(code) ?? code })),
})

type Owner = { id: string; name: string; dealers: number[] | null }

/** Possible owners of the requests that a user sees, with the dealers among them whose requests they see themselves. */
export async function ownersFor(db: Database, who: Pick<Actor, 'dealers'>): Promise<Owner[]> {
  const users = await db
    .selectFrom('office_user')
    .select(['id', 'name', 'role'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute()
  const bound = await db.selectFrom('office_user_dealer').selectAll().execute()
  return users.flatMap(({ id, name, role }): Owner[] => {
    if (!isRole(role) || !may(role, 'requests.change')) return []
    if (!isBoundToDealers(role)) return who.dealers === null ? [{ id, name, dealers: null }] : []
    const own = bound.filter(({ user_id }) => user_id === id).map(({ dealer_id }) => dealer_id)
    const dealers = own.filter((dealer) => who.dealers === null || who.dealers.includes(dealer))
    return dealers.length > 0 ? [{ id, name, dealers }] : []
  })
}

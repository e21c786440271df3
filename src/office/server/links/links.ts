import { toCsv } from '#src/backend/leads/csv.ts'
import { figuresByLink, noFigures } from '#src/backend/links/link-figures.ts'
import { addressOfLink, pageOfTarget } from '#src/backend/links/link-words.ts'
import { LINK_COUNT_NAMES, MARKS } from '#src/domain/counted-link.ts'
import type { CallInput } from '#src/office/calls.ts'
import type { Handler, Office } from '#src/office/server/context.ts'
import { readPeriod, refuseBound } from '#src/office/server/reports/period.ts'
import type { LinkRow } from '#src/office/shapes/link.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

/** Counted links with their figures. Their secret pages cannot be found from here. */

/** A list short enough to read, by figures. */
const SHOWN = 200

export const listLinks: Handler<'links.list'> = async (context, period) => {
  refuseBound(context.who)
  return { links: await rowsOf(context, period) }
}

export const exportLinks: Handler<'links.export'> = async (context, period) => {
  refuseBound(context.who)
  const rows = await rowsOf(context, period)
  const columns = Object.entries({ ...TITLES, ...LINK_COUNT_NAMES }).map(([key, title]) => ({ key, title }))
  const records = rows.map(({ figures, ...told }) => ({ ...told, ...textsOf(figures) }))
  return {
    name: `links-${period.since}-${period.until}.csv`,
    type: 'text/csv;charset=utf-8',
    text: toCsv(columns, records),
  }
}

const TITLES = { code: 'Код', page: 'Страница', address: 'Ссылка', marks: 'Метки', madeAt: 'Заведена' }

const textsOf = (figures: LinkRow['figures']): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([what, count]) => [what, String(count)]))

type Asked = Pick<Office, 'db' | 'publicOrigin'>

async function rowsOf({ db, publicOrigin }: Asked, period: CallInput<'links.list'>): Promise<LinkRow[]> {
  const links = await db
    .selectFrom('made_link')
    .select(['code', 'target', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  const found = await figuresByLink(db, readPeriod(period))
  return links
    .map(({ code, target, created_at }) => ({
      code,
      page: pageOfTarget(target),
      address: addressOfLink(publicOrigin, target, LINK_FIELD, code),
      marks: marksOf(target),
      madeAt: created_at,
      figures: found.get(code) ?? noFigures(),
    }))
    .toSorted(
      ({ figures: a }, { figures: b }) => b['link-request'] - a['link-request'] || b['link-view'] - a['link-view'],
    )
    .slice(0, SHOWN)
}

function marksOf(target: string): string {
  const query = new URLSearchParams(target.split('?', 2)[1])
  return MARKS.flatMap((name) => query.get(`utm_${name}`) || []).join(' · ')
}

import { toCsv } from '#src/backend/leads/csv.ts'
import type { CallInput } from '#src/office/calls.ts'
import { isOfRequests, REPORT_NAMES } from '#src/office/report-names.ts'
import type { Actor, Handler, Office } from '#src/office/server/context.ts'
import { countsReport } from '#src/office/server/reports/of-counts.ts'
import { readPeriod, refuseBound } from '#src/office/server/reports/period.ts'
import { requestsReport } from '#src/office/server/reports/of-requests.ts'
import type { ReportRow } from '#src/office/shapes/report.ts'

type Asked = Pick<Office, 'db'> & { who: Actor }

export const readReport: Handler<'reports.read'> = async (context, input) => ({ rows: await rowsOf(context, input) })

/** Throws CallError 403 for a report the user may not see, 422 for an invalid period. */
async function rowsOf({ db, who }: Asked, asked: CallInput<'reports.read'>): Promise<ReportRow[]> {
  const period = readPeriod(asked)
  if (isOfRequests(period.report)) return requestsReport(db, who, period)
  refuseBound(who)
  return countsReport(db, period)
}

/** The rows as a file, in the format of the desk's export. */
export const exportReport: Handler<'reports.export'> = async (context, { format, ...asked }) => {
  const rows = await rowsOf(context, asked)
  const { column, count } = REPORT_NAMES[asked.report]
  const name = `${asked.report}-${asked.since}-${asked.until}`
  if (format === 'json') return { name: `${name}.json`, type: 'application/json', text: JSON.stringify(rows, null, 2) }
  const columns = [
    { key: 'label', title: column },
    { key: 'count', title: count },
  ]
  const records = rows.map((row) => ({ label: row.label, count: String(row.count) }))
  return { name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: toCsv(columns, records) }
}

import { moscowTime } from '#src/backend/leads/export-columns.ts'
import type { LeadLine } from '#src/backend/leads/list-leads.ts'

/** Requests as a table for a terminal: a header, then a line each. Personal data only when they are requested. */

type Column = [title: string, text: (lead: LeadLine) => string | number | null | undefined]

const HELD = { dealer: 'hour not held', suspected: 'suspected', freed: 'hour freed' }
const deliveryText = ({ channel, event, state }: NonNullable<LeadLine['delivery']>): string =>
  `${channel === 'crm' ? '' : `${channel} `}${event} ${state}`
/** Without an outside CRM its messages end here: nobody else gets them. */
const toldText = (delivery: LeadLine['delivery'], hasCrm: boolean): string => {
  if (!delivery) return 'not told'
  return delivery.channel === 'crm' && !hasCrm ? 'none is set' : deliveryText(delivery)
}

/** Of a message that waits for a worker; those to people go by phone. */
const nextTryText = ({ channel, state, next_at }: NonNullable<LeadLine['delivery']>): string | null =>
  state === 'waiting' && channel !== 'people' ? moscowTime(next_at) : null

const columnsFor = (hasCrm: boolean): Column[] => [
  ['NUMBER', ({ number }) => number],
  ['CREATED (MSK)', ({ created_at }) => moscowTime(created_at)],
  ['TYPE', ({ type }) => type],
  ['STATUS', ({ status, held }) => (held === null ? status : `${status}, ${HELD[held]}`)],
  ['MODEL', ({ model }) => model],
  ['DEALER', ({ dealer }) => dealer],
  ['HOUR', ({ slot_date, slot_time }) => slot_date && `${slot_date} ${slot_time}`],
  ['CRM', ({ delivery }) => toldText(delivery, hasCrm)],
  ['TRIES', ({ delivery }) => delivery?.attempts],
  ['NEXT TRY (MSK)', ({ delivery }) => delivery && nextTryText(delivery)],
  ['ERROR', ({ delivery }) => delivery?.last_error],
]
const personalColumns: Column[] = [
  ['NAME', ({ personal }) => personal && [personal['name'], personal['surname']].filter(Boolean).join(' ')],
  ['PHONE', ({ personal }) => personal?.['phone']],
]

type TableOptions = { personal: boolean; hasCrm: boolean }

export function terminalTable(leads: readonly LeadLine[], { personal, hasCrm }: TableOptions): string {
  const columns = columnsFor(hasCrm)
  const shown = personal ? [...columns, ...personalColumns] : columns
  const rows = [
    shown.map(([title]) => title),
    ...leads.map((lead) => shown.map(([, text]) => String(text(lead) || '-'))),
  ]
  const widths = shown.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

import { markAnnounced } from '#src/backend/leads/announcements.ts'
import { waitingText } from '#src/backend/leads/waiting-text.ts'
import { listAnnouncements, listWaiting } from '#src/backend/leads/waiting-list.ts'
import { closeByNumber, type ClosedBefore } from '#src/backend/leads/change.ts'
import { toCsv } from '#src/backend/leads/csv.ts'
import { terminalTable } from '#src/backend/leads/terminal-table.ts'
import { EXPORT_COLUMNS, moscowTime } from '#src/backend/leads/export-columns.ts'
import { retryLeads, showLead, showPassport } from '#src/backend/leads/operate.ts'
import { exportLeads } from '#src/backend/leads/export-leads.ts'
import { listLeads } from '#src/backend/leads/list-leads.ts'
import { printable } from '#src/backend/leads/printable.ts'
import { robotCommands, robotOptions, SelectionError } from '#src/backend/leads/robot-commands.ts'
import { unknownNumbers, unknownText } from '#src/backend/leads/select-leads.ts'
import { PHONE_PART_MIN, selectLeads, WHOLE_PHONE, type LeadFilter } from '#src/backend/leads/select.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import { StartError } from '#src/backend/start-error.ts'
import type { OutboxState } from '#src/backend/tables.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { readDay } from '#src/domain/day.ts'
import { moscowDay } from '#src/domain/day.ts'
import { LEAD_TYPES } from '#src/domain/lead.ts'
import { mailPlanOf } from '#src/server/settings/mail-settings.ts'
import { SettingsError } from '#src/server/settings/settings.ts'
import { openExisting, type Storage } from '#src/server/data/storage.ts'
import { readArguments } from './operator/arguments.ts'
import { operatorCommand } from './operator/command.ts'
import { requireKnownOptions } from './operator/lead-arguments.ts'
import { announcedSettings } from './operator/settings.ts'

/**
 * For operators: visitors' requests and their state. The service's own settings (operator/settings.ts); the
 * site may run meanwhile.
 */

const COMMAND = operatorCommand('leads')

const USAGE = `${COMMAND} list [FILTERS] [--limit 50] [--personal]
${COMMAND} show NUMBER
${COMMAND} retry NUMBER | --all      messages and letters that were given up, or all of one request
${COMMAND} withdraw NUMBER...        visitors take the consent back: erases the data, tells all who were told
${COMMAND} cancel NUMBER...          gives the booked hours back, tells all who were told; the data stay
${COMMAND} withdraw|cancel FILTERS   shows which ones that are; with --yes does it
${COMMAND} busy [--since 2021-12-31]   networks, phones and dealers with the most requests, by default in a day
${COMMAND} release NUMBER... | --all  held requests go on: the hour is taken, the CRM is told; --dry-run shows them
${COMMAND} free-hours --network HASH | --phone +7... | --dealer 1 [--since MOMENT] [--until MOMENT] [--dry-run]
                                     visitors are told; with --silent they are not
${COMMAND} waiting                   who waits for a price, by model: to mail, to call
${COMMAND} announcements             whose price is announced and who has not been told: to mail, to call
${COMMAND} told NUMBER...            somebody has told them: marks the price, and letters given up, as done
${COMMAND} export [FILTERS] [--format csv|json]    csv is for Excel

FILTERS, all of which have to fit: --type ${LEAD_TYPES.join('|')}
  --dealer ID or part of the name   --since 2021-12-31  --until 2021-12-31 (days of Moscow, both included)
  --phone in any form; in a list 4 digits of it   --source part of an advertising tag, a site or a form
  --state waiting|delivered|dead|dropped (of its messages and letters)`

const STATES: readonly OutboxState[] = ['waiting', 'delivered', 'dead', 'dropped']
const MAX_LIMIT = 10_000

class UsageError extends Error {}

type Options = ReturnType<typeof readCommandLine>

// A default would look like a given option.
const readCommandLine = () =>
  readArguments(USAGE, {
    state: { type: 'string' },
    limit: { type: 'string' },
    format: { type: 'string' },
    type: { type: 'string' },
    dealer: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    phone: { type: 'string' },
    source: { type: 'string' },
    yes: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    personal: { type: 'boolean', default: false },
    ...robotOptions,
  })

type CommandContext = { publicOrigin: string; mail: MailPlan | null; hasCrm: boolean; isOutside: boolean }
type Command = (db: Storage['db'], options: Options, told: CommandContext) => Promise<string>

const commands: Record<string, Command> = {
  async list(db, { values }, { hasCrm }) {
    const leads = await listLeads(db, { ...filterOf(values), limit: limitOf(values) })
    return leads.length === 0 ? 'No requests.' : terminalTable(leads, { personal: values.personal, hasCrm })
  },

  async show(db, { positionals: [, number] }, { publicOrigin }) {
    if (!number) throw new UsageError('Which one? Give its number.')
    const lead = await showLead(db, number.toUpperCase())
    if (!lead) throw new UsageError(unknownText([number]))
    const passport = await showPassport(db, number.toUpperCase(), publicOrigin)
    return [passport, JSON.stringify(lead, null, 2)].filter(Boolean).join('\n\n')
  },

  async retry(db, { positionals: [, number], values }) {
    if (!number && !values.all) throw new UsageError('Which ones? Give a number, or --all.')
    if (number && !(await showLead(db, number.toUpperCase()))) throw new UsageError(unknownText([number]))
    const count = await retryLeads(db, new Date(), number?.toUpperCase())
    return `${count} message${count === 1 ? '' : 's'} will go again.`
  },

  withdraw: (db, options, context) => close(db, options, 'withdraw', context),
  cancel: (db, options, context) => close(db, options, 'cancel', context),

  ...robotCommands,
  waiting: async (db) => waitingText(await listWaiting(db)),
  announcements: async (db) => waitingText(await listAnnouncements(db)),

  async told(db, { positionals: [, ...numbers] }) {
    if (numbers.length === 0) throw new UsageError('Who? Give the numbers of their requests.')
    const asked = numbers.map((text) => text.toUpperCase())
    const unknown = await unknownNumbers(db, asked)
    const lines: string[] = []
    for (const number of asked.filter((one) => !unknown.includes(one)))
      lines.push(
        (await markAnnounced(db, number, new Date())) ? `${number}: told.` : `${number}: nothing waits to be told.`,
      )
    if (unknown.length > 0) throw new UsageError([...lines, unknownText(unknown)].join('\n'))
    return lines.join('\n')
  },

  async export(db, { values }) {
    requireWholePhone(values)
    const { format = 'csv' } = values
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format is csv or json.')
    const records = await exportLeads(db, filterOf(values))
    return format === 'json' ? JSON.stringify(records, null, 2) : toCsv(EXPORT_COLUMNS, records).trimEnd()
  },
}

type Values = Options['values']

function limitOf({ limit = '50' }: Values): number {
  const count = Number(limit)
  if (!Number.isInteger(count) || count < 1 || count > MAX_LIMIT) throw new UsageError(`--limit is 1 to ${MAX_LIMIT}.`)
  return count
}

function filterOf({ state: wanted, type, dealer, since, until, phone, source }: Values): LeadFilter {
  const state = STATES.find((name) => name === wanted)
  if (wanted !== undefined && !state) throw new UsageError(`--state is one of ${STATES.join(', ')}.`)
  if (type !== undefined && !LEAD_TYPES.some((name) => name === type))
    throw new UsageError(`--type is one of ${LEAD_TYPES.join(', ')}.`)
  if (phone !== undefined && digitsIn(phone) < PHONE_PART_MIN)
    throw new UsageError(`--phone needs ${PHONE_PART_MIN} digits of it at least.`)
  const from = since === undefined ? undefined : moscowDay(dayOf('since', since), 0)
  const before = until === undefined ? undefined : moscowDay(dayOf('until', until), 1)
  if (from !== undefined && before !== undefined && from >= before)
    throw new UsageError('--until is a day before --since.')
  return {
    ...(state && { state }),
    ...(type !== undefined && { type }),
    ...(dealer !== undefined && { dealer }),
    ...(from !== undefined && { since: from }),
    ...(before !== undefined && { before }),
    ...(phone !== undefined && { phone }),
    ...(source !== undefined && { source }),
  }
}

const digitsIn = (phone: string): number => phone.replaceAll(/\D/g, '').length

/** A partial phone finds people; actions on their data need the whole number. */
function requireWholePhone({ phone }: Values): void {
  if (phone !== undefined && digitsIn(phone) < WHOLE_PHONE)
    throw new UsageError(
      `--phone needs at least its last ${WHOLE_PHONE} digits here: a part may be that of somebody else.`,
    )
}

/** Throws UsageError for what is no date. */
function dayOf(option: string, text: string): string {
  const day = readDay(text)
  if (!day) throw new UsageError(`--${option} is a date such as 2021-12-31.`)
  return day
}

/** By numbers at once; by filters first shown, and executed with --yes. Ambiguous selections are not touched. */
async function close(
  db: Storage['db'],
  { positionals, values }: Options,
  action: 'withdraw' | 'cancel',
  { mail, hasCrm }: CommandContext,
): Promise<string> {
  requireWholePhone(values)
  const numbers = positionals.slice(1).map((text) => text.toUpperCase())
  const filter = filterOf(values)
  if (numbers.length > 0 && Object.keys(filter).length > 0) throw new UsageError('Give numbers or filters, not both.')
  if (numbers.length > 0) return closeNumbers(db, numbers, action, mail)
  if (Object.keys(filter).length === 0) throw new UsageError('Which ones? Give numbers, or filters.')
  const open = new Set<string>(action === 'cancel' ? ['accepted'] : ['accepted', 'cancelled'])
  const meant = (await selectLeads(db, filter)).filter(({ status }) => open.has(status)).map(({ number }) => number)
  if (meant.length === 0) return 'No requests.'
  if (values.yes) return closeNumbers(db, meant, action, mail)
  const shown = (await listLeads(db, { ...filter, limit: MAX_LIMIT })).filter(({ number }) => meant.includes(number))
  const what = action === 'cancel' ? 'cancelled' : 'withdrawn: their data would be erased'
  return `${terminalTable(shown, { personal: values.personal, hasCrm })}\n\n${meant.length} would be ${what}. Nothing is done yet: add --yes.`
}

async function closeNumbers(
  db: Storage['db'],
  numbers: readonly string[],
  action: 'withdraw' | 'cancel',
  mail: MailPlan | null,
): Promise<string> {
  const missing: string[] = []
  const closedBefore: string[] = []
  for (const number of numbers) {
    const result = await closeByNumber(db, number, action, { now: new Date(), mail })
    if (result === 'missing') missing.push(number)
    else if (result !== 'done') closedBefore.push(closedBeforeText(number, result))
  }
  const done = numbers.length - missing.length - closedBefore.length
  const said =
    action === 'withdraw'
      ? `Withdrawn: ${done}. They hold no personal data any more; backups still do.`
      : `Cancelled: ${done}. Their hours are free.`
  const lines = [...(done > 0 ? [said] : []), ...closedBefore]
  if (missing.length === 0) return lines.join('\n')
  throw new UsageError([...lines, unknownText(missing)].join('\n'))
}

const closedBeforeText = (number: string, { was, at }: ClosedBefore): string =>
  was === 'erased'
    ? `${number}: nothing to do, its data had been erased already after their term (${moscowTime(at)}, Moscow).`
    : `${number}: nothing to do, it had been ${was} already (${moscowTime(at)}, Moscow).`

async function run(): Promise<void> {
  const options = readCommandLine()
  const command = ownValue(commands, options.positionals[0] ?? '')
  if (!command) throw new UsageError(USAGE)
  requireKnownOptions(options)
  const settings = announcedSettings()
  const { db } = await openExisting(settings, { warn: (_details, text) => console.error(text) })
  try {
    const { publicOrigin, crmBase, scheduleBase, mail } = settings
    const text = await command(db, options, {
      publicOrigin,
      mail: mailPlanOf(mail),
      hasCrm: crmBase !== null,
      isOutside: scheduleBase !== null,
    })
    // Raw text for a file; escaped for a terminal.
    const isFile = options.positionals[0] === 'export' && !process.stdout.isTTY
    console.log(isFile ? text : printable(text))
  } finally {
    await db.destroy()
  }
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  const isOurs =
    error instanceof UsageError ||
    error instanceof SelectionError ||
    error instanceof SettingsError ||
    error instanceof StartError
  console.error(isOurs ? error.message : error)
}

import { parseArgs } from 'node:util'
import { listAnnouncements, listWaiting, markTold, waitingText } from '#src/backend/leads/announcements.ts'
import { withdrawByNumber } from '#src/backend/leads/change.ts'
import { toCsv } from '#src/backend/leads/csv.ts'
import { toTable } from '#src/backend/leads/lead-table.ts'
import { exportLeads, listLeads, retryLeads, showLead, showPassport } from '#src/backend/leads/operate.ts'
import { StartError } from '#src/backend/start-error.ts'
import type { OutboxState } from '#src/backend/tables.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import { readSettings, SettingsError } from '#src/server/settings.ts'
import { openExisting, type Storage } from '#src/server/storage.ts'

/** For operators: requests of visitors and what became of them. Same settings as the site; it may run meanwhile. */

const USAGE = `npm run leads -- list [--state waiting|delivered|dead|dropped] [--limit 50] [--personal]
npm run leads -- show NUMBER
npm run leads -- retry NUMBER | --all      messages to the CRM that were given up, or all of one request
npm run leads -- withdraw NUMBER           the visitor takes the consent back: erases the data, tells the CRM
npm run leads -- waiting                   who waits for a price, by model: to mail, to call
npm run leads -- announcements             whose price is announced and who has not been told: to mail, to call
npm run leads -- told NUMBER...            they have been mailed or called: marks them as done
npm run leads -- export [--format csv|json] [--since 2021-12-31]`

const STATES: readonly OutboxState[] = ['waiting', 'delivered', 'dead', 'dropped']
const MAX_LIMIT = 10_000

class UsageError extends Error {}

type Options = ReturnType<typeof readArguments>

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      limit: { type: 'string', default: '50' },
      format: { type: 'string', default: 'csv' },
      since: { type: 'string', default: '0000-01-01' },
      all: { type: 'boolean', default: false },
      personal: { type: 'boolean', default: false },
    },
  })
}

type Command = (db: Storage['db'], options: Options, publicOrigin: string) => Promise<string>

const commands: Record<string, Command> = {
  async list(db, { values }) {
    const state = STATES.find((name) => name === values.state)
    if (values.state !== undefined && !state) throw new UsageError(`--state is one of ${STATES.join(', ')}.`)
    const limit = Number(values.limit)
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
      throw new UsageError(`--limit is 1 to ${MAX_LIMIT}.`)
    const leads = await listLeads(db, { state, limit })
    return leads.length === 0 ? 'No requests.' : toTable(leads, { personal: values.personal })
  },

  async show(db, { positionals: [, number] }, publicOrigin) {
    if (!number) throw new UsageError('Which one? Give its number.')
    const lead = await showLead(db, number.toUpperCase())
    if (!lead) throw new UsageError(`No request has the number ${number}.`)
    const passport = await showPassport(db, number.toUpperCase(), publicOrigin)
    return [passport, JSON.stringify(lead, null, 2)].filter(Boolean).join('\n\n')
  },

  async retry(db, { positionals: [, number], values }) {
    if (!number && !values.all) throw new UsageError('Which ones? Give a number, or --all.')
    if (number && !(await showLead(db, number.toUpperCase())))
      throw new UsageError(`No request has the number ${number}.`)
    const count = await retryLeads(db, new Date(), number?.toUpperCase())
    return `${count} message${count === 1 ? '' : 's'} will go again.`
  },

  async withdraw(db, { positionals: [, number] }) {
    if (!number) throw new UsageError('Which one? Give its number.')
    if (!(await withdrawByNumber(db, number.toUpperCase(), new Date())))
      throw new UsageError(`No request has the number ${number}.`)
    return `Withdrawn: ${number.toUpperCase()} holds no personal data any more. Backups still do.`
  },

  waiting: async (db) => waitingText(await listWaiting(db)),
  announcements: async (db) => waitingText(await listAnnouncements(db)),

  async told(db, { positionals: [, ...numbers] }) {
    if (numbers.length === 0) throw new UsageError('Who? Give the numbers of their requests.')
    const lines: string[] = []
    for (const number of numbers.map((text) => text.toUpperCase()))
      lines.push((await markTold(db, number, new Date())) ? `${number}: told.` : `${number}: nothing waits to be told.`)
    return lines.join('\n')
  },

  async export(db, { values }) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(values.since)) throw new UsageError('--since is a date such as 2021-12-31.')
    if (values.format !== 'csv' && values.format !== 'json') throw new UsageError('--format is csv or json.')
    const records = await exportLeads(db, values.since)
    return values.format === 'json' ? JSON.stringify(records, null, 2) : toCsv(records).trimEnd()
  },
}

async function run(): Promise<void> {
  const options = readArguments()
  const command = ownOf(commands, options.positionals[0] ?? '')
  if (!command) throw new UsageError(USAGE)
  const settings = readSettings(process.env)
  const { db } = await openExisting(settings, { warn: (_details, text) => console.error(text) })
  try {
    console.log(await command(db, options, settings.publicOrigin))
  } finally {
    await db.destroy()
  }
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  const isOurs = error instanceof UsageError || error instanceof SettingsError || error instanceof StartError
  const isArguments = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isOurs ? (error as Error).message : isArguments ? `${(error as Error).message}\n${USAGE}` : error)
}

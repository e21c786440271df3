import { isIP } from 'node:net'
import type { Database } from '#src/backend/database.ts'
import { releaseLeads, type ReleaseContext } from '#src/backend/leads/release.ts'
import { busyOf } from '#src/backend/leads/busy-senders.ts'
import { freeHours, hoursHeld } from '#src/backend/leads/free-hours.ts'
import { chosenLeads, unknownNumbers, unknownText, type Selection } from '#src/backend/leads/select-leads.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { networkOf } from '#src/backend/network.ts'
import { DAY_MS, isDay } from '#src/domain/day.ts'
import { checkPhone } from '#src/domain/visitor-phone.ts'

/** The commands of `npm run leads` against robots: busy senders, held requests, freeing hours. */

/** An invalid command line; the message is for the operator. */
export class SelectionError extends Error {}

/** In addition to the options of the other commands: phone, dealer, since, until, all. */
export const robotOptions = {
  network: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  silent: { type: 'boolean', default: false },
} as const

type Values = { [K in 'network' | 'phone' | 'dealer' | 'since' | 'until']?: string | undefined } & {
  all?: boolean
  'dry-run'?: boolean
  silent?: boolean
}
type Options = { values: Values; positionals: readonly string[] }
type CommandContext = Omit<ReleaseContext, 'now'>
type Command = (db: Database, options: Options, context?: CommandContext) => Promise<string>

const TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z?)?$/
const HASH = /^[\da-f]{8,64}$/

/** A day, or a moment in UTC: 2021-12-31, 2021-12-31T18:30. */
function parseTime(text: string): string {
  // Date.parse alone would take 30 February for 2 March.
  if (!TIME.test(text) || !isDay(text.slice(0, 10)) || Number.isNaN(Date.parse(text)))
    throw new SelectionError('A moment is 2021-12-31 or, in UTC, 2021-12-31T18:30.')
  return text
}

/** The network is a hash as `busy` prints it, or an address in it. */
async function selectionOf(db: Database, { network, phone, dealer, since, until }: Values): Promise<Selection> {
  const checked = phone === undefined ? undefined : checkPhone(phone)
  if (checked && !('phone' in checked)) throw new SelectionError('--phone is a Russian number: +79161234567.')
  // A mistyped hash would select nobody, and the answer would be that nothing had to be done.
  if (network !== undefined && !HASH.test(network) && isIP(network) === 0)
    throw new SelectionError('--network is a hash that «busy» prints, or an address.')
  if (dealer !== undefined && !/^\d+$/.test(dealer)) throw new SelectionError('--dealer is the number of a dealer.')
  return {
    ...(network !== undefined && {
      networkHash: HASH.test(network) ? network : await keyedHash(db, `address ${networkOf(network)}`),
    }),
    ...(checked && { phoneHash: await keyedHash(db, `phone ${checked.phone}`) }),
    ...(dealer !== undefined && { dealerId: Number(dealer) }),
    ...(since !== undefined && { since: parseTime(since) }),
    ...(until !== undefined && { until: parseTime(until) }),
  }
}

const hourWords = {
  none: 'no hour was asked for',
  held: 'the hour is held',
  taken: 'the hour is gone: call the visitor',
}

async function heldLines(db: Database, selection: Selection): Promise<string[]> {
  const rows = await chosenLeads(db, selection).where('held', 'is not', null).execute()
  return [...rows.map(({ number, held }) => `${number}: ${held}`), `${rows.length} would be released.`]
}

async function releasedLines(
  db: Database,
  selection: Selection,
  unknown: readonly string[],
  now: Date,
  context: CommandContext | undefined,
): Promise<string[]> {
  const released = await releaseLeads(db, selection, now, context)
  const others = selection.numbers?.filter((number) => !released.some((one) => one.number === number)) ?? []
  return [
    ...released.map(({ number, hour }) => `${number}: ${hourWords[hour]}`),
    ...others.filter((number) => !unknown.includes(number)).map((number) => `${number}: nothing to release`),
    `${released.length} released.`,
  ]
}

/** `now` is the clock. */
export const robotCommandsAt = (now: () => Date): Record<'busy' | 'release' | 'free-hours', Command> => ({
  async busy(db, { values: { since } }) {
    const from = since === undefined ? new Date(now().getTime() - DAY_MS).toISOString() : parseTime(since)
    const rows = await busyOf(db, from)
    if (rows.length === 0) return 'No requests.'
    const lines = rows.map(
      ({ what, key, requests, held }) =>
        `${what.padEnd(8)}${key.padEnd(18)}${String(requests).padStart(6)}${String(held).padStart(6)}`,
    )
    return [
      `${'what'.padEnd(8)}${'hash or number'.padEnd(18)}${'sent'.padStart(6)}${'held'.padStart(6)}`,
      ...lines,
    ].join('\n')
  },

  async release(db, { positionals: [, ...given], values }, context) {
    if (given.length === 0 && !values.all) throw new SelectionError('Which ones? Give numbers, or --all.')
    const chosen = await selectionOf(db, values)
    const selection: Selection =
      given.length > 0 ? { ...chosen, numbers: given.map((text) => text.toUpperCase()) } : chosen
    const unknown = selection.numbers ? await unknownNumbers(db, selection.numbers) : []
    const lines = values['dry-run']
      ? await heldLines(db, selection)
      : await releasedLines(db, selection, unknown, now(), context)
    if (unknown.length > 0) throw new SelectionError([...lines, unknownText(unknown)].join('\n'))
    return lines.join('\n')
  },

  async 'free-hours'(db, { values }, context) {
    const { network, phone, dealer, since } = values
    if (network === undefined && phone === undefined && dealer === undefined && since === undefined)
      throw new SelectionError('Whose hours? Give --network, --phone, --dealer or --since.')
    const selection = await selectionOf(db, values)
    const freeing = { mail: context?.mail ?? null, isSilent: values.silent === true }
    if (!values['dry-run']) return `${await freeHours(db, selection, now(), freeing)} hours are free again.`
    const rows = await hoursHeld(db, selection)
    const lines = rows.map(({ number, dealer: id, hour, sent }) => `${number}: dealer ${id}, ${hour}, sent ${sent}`)
    return [...lines, `${rows.length} hours would be free.`].join('\n')
  },
})

export const robotCommands = robotCommandsAt(() => new Date())

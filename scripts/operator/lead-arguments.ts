import { StartError } from '#src/backend/start-error.ts'

/** Arguments of each command of `leads`: options, and how many request numbers. */

const FILTERS = ['type', 'dealer', 'since', 'until', 'phone', 'source', 'state']
const SENDERS = ['network', 'phone', 'dealer', 'since', 'until', 'dry-run']
const ANY = Infinity

type Taken = { options: readonly string[]; numbers: number }
const TAKEN: ReadonlyMap<string, Taken> = new Map([
  ['list', { options: [...FILTERS, 'limit', 'personal'], numbers: 0 }],
  ['show', { options: [], numbers: 1 }],
  ['retry', { options: ['all'], numbers: 1 }],
  ['withdraw', { options: [...FILTERS, 'yes', 'personal'], numbers: ANY }],
  ['cancel', { options: [...FILTERS, 'yes', 'personal'], numbers: ANY }],
  ['busy', { options: ['since'], numbers: 0 }],
  ['release', { options: [...SENDERS, 'all'], numbers: ANY }],
  ['free-hours', { options: [...SENDERS, 'silent'], numbers: 0 }],
  ['waiting', { options: [], numbers: 0 }],
  ['announcements', { options: [], numbers: 0 }],
  ['told', { options: [], numbers: ANY }],
  ['export', { options: [...FILTERS, 'format'], numbers: 0 }],
])

type Given = { positionals: readonly string[]; values: Readonly<Record<string, string | boolean | undefined>> }

/**
 * Throws StartError for an option or a number that the command would ignore: an operator would believe that an ignored
 * filter excludes the others.
 */
export function requireKnownOptions({ positionals: [name = '', ...numbers], values }: Given): void {
  const taken = TAKEN.get(name)
  if (!taken) return
  const given = Object.keys(values).filter((option) => values[option] !== undefined && values[option] !== false)
  const foreign = given.find((option) => !taken.options.includes(option))
  if (foreign !== undefined) throw new StartError(`«${name}» takes no --${foreign}.${listOf(taken)}`)
  const extra = numbers[taken.numbers]
  if (extra !== undefined)
    throw new StartError(
      taken.numbers === 0 ? `«${name}» takes no number: what is «${extra}»?` : `«${name}» takes one number at a time.`,
    )
}

const listOf = ({ options }: Taken): string =>
  options.length > 0 ? ` It takes ${options.map((option) => `--${option}`).join(', ')}.` : ''

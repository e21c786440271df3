import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readRow, type ProofRow } from './rows.ts'
import { proofSeed } from './seed.ts'

/**
 * `npm run prove`: every suite of proofs of the running site, each in its own process, a few at a time, the soak in
 * parallel with them all (it checks memory, not speed), and one table of all rows; `--all` adds those that build
 * changed copies of the project. CI runs it with `--short`. Names of suites as arguments choose some. Exit code 1 when
 * a row fails or a suite crashes.
 */

type Suite = {
  /** Of package.json. */
  script: string
  /** Short in `npm test`; the short forms of the others are among the unit tests (tests/proofs). */
  isInShort?: true
  /** It runs in parallel with the others. */
  isBeside?: true
  /** It builds a changed copy of the project: only with `--all`, or by its name. */
  isOfCopy?: true
}

/**
 * The longest first, so that none is left at the end. A new suite is a line here; it prints its rows with `printRow`
 * and accepts `--short`.
 */
const suites: Suite[] = [
  { script: 'prove:restart', isInShort: true },
  { script: 'prove:leads' },
  { script: 'prove:faults', isInShort: true },
  { script: 'prove:mail' },
  { script: 'prove:documents' },
  { script: 'prove:abuse' },
  { script: 'prove:office', isInShort: true },
  { script: 'prove:health' },
  { script: 'prove:soak', isBeside: true },
  { script: 'prove:photos', isOfCopy: true },
  { script: 'prove:brand', isOfCopy: true },
  { script: 'prove:model', isOfCopy: true },
  { script: 'prove:edits', isOfCopy: true },
]

/** Number of parallel suites: most of them wait for a failure to pass. Three were too slow on two cores. */
const AT_ONCE = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
})
const names = suites.map(({ script }) => script.replace('prove:', ''))
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}

type Outcome = { suite: string; seconds: number; rows: ProofRow[]; code: number | null }

/** Passes the suite's lines on as they come, and collects its rows. */
async function run(script: string): Promise<Outcome> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', script, ...(values.short ? ['--', '--short'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const rows: ProofRow[] = []
  for await (const line of createInterface(child.stdout)) {
    console.log(line)
    const row = readRow(line)
    if (row) rows.push(row)
  }
  await exit
  return { suite: script, seconds: (performance.now() - started) / 1000, rows, code: child.exitCode }
}

function tableOf({ suite, rows, code, seconds: took }: Outcome): object[] {
  const lines = rows.map(({ isHeld, name, place, report }) => ({
    suite,
    proof: name,
    place,
    verdict: isHeld ? 'holds' : 'FAILS',
    figures: figuresOf(report),
  }))
  const ending = code === 0 ? `${Math.round(took)} s` : `exit code ${code}, ${Math.round(took)} s`
  return [
    ...lines,
    { suite, proof: '(whole suite)', place: '', verdict: code === 0 ? 'ended' : 'BROKE', figures: ending },
  ]
}

const MAX_FIGURES = 90

/** `requests 1887, broken 0`: an object or a list by its size. */
function figuresOf(report: object): string {
  const text = Object.entries(report)
    .map(([name, value]) => `${name} ${typeof value === 'object' && value !== null ? sizeOf(value as object) : value}`)
    .join(', ')
  return text.length > MAX_FIGURES ? `${text.slice(0, MAX_FIGURES)}…` : text
}

const sizeOf = (value: object): string =>
  Array.isArray(value) ? `[${[...new Set(value)].join(' ')}]` : String(Object.keys(value).length)

// Printed first and passed to every suite: PROVE_SEED=… makes the same choices again.
proofSeed()
const started = performance.now()
const chosen = suites.filter(({ script, isInShort, isOfCopy }) => {
  if (positionals.length > 0) return positionals.includes(script.replace('prove:', ''))
  return (values.all || !isOfCopy) && (isInShort || !values.short)
})
const beside = chosen.filter(({ isBeside }) => isBeside).map(({ script }) => run(script))
const outcomes: Outcome[] = []
const runInTurn = async (waiting: Suite[]) => {
  // oxlint-disable-next-line no-await-in-loop
  for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await run(next.script))
}
const ofSite = chosen.filter(({ isBeside, isOfCopy }) => !isBeside && !isOfCopy)
await Promise.all(Array.from({ length: AT_ONCE }, () => runInTurn(ofSite)))
// A build uses all cores: one at a time, and none while a browser is tested.
await runInTurn(chosen.filter(({ isOfCopy }) => isOfCopy))
outcomes.push(...(await Promise.all(beside)))
console.table(outcomes.flatMap(tableOf))
const broken = outcomes.filter(({ code, rows }) => code !== 0 || rows.length === 0 || rows.some((row) => !row.isHeld))
const seconds = Math.round((performance.now() - started) / 1000)
console.log(
  `${broken.length === 0 ? 'All hold' : `Broken: ${broken.map(({ suite }) => suite).join(', ')}`}, ${seconds} s`,
)
process.exitCode = broken.length === 0 ? 0 : 1

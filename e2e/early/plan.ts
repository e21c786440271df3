import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { everyAction, sampleOf, type Action } from './sample.ts'
import { pairs } from './pairs/all.ts'
import { DELAYS, titleOf } from './pair.ts'

/** What a run performs, set by environment variables: playwright.early.config.ts lists them. */

/** With EARLY_SECONDS a run ends by then; the first ones are performed in any case. An action takes four to eight seconds. */
const LONGEST_MS = 18_000
const ALWAYS = 6

const { EARLY_CALM, EARLY_SAMPLE, EARLY_SECONDS, EARLY_RESUME, EARLY_KIND, EARLY_PAGE, EARLY_MOMENT } = process.env
const sampleSize = Number(EARLY_SAMPLE ?? 0)
export const isSample = sampleSize > 0
/** Each pair once, late, on a fast network: a failure then is a fault of the pair or the page, not of early input. */
export const isCalm = EARLY_CALM === '1'

/** Workers are given the seed and the start by the process that starts them. */
export const seed: string = (process.env['EARLY_SEED'] ||= commit())
export const started = Number((process.env['EARLY_STARTED'] ||= String(Date.now())))

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    // A copy without its history.
    return 'no commit'
  }
}

const LATEST = Math.max(...DELAYS)
const PASSED = 'var/early/passed.txt'
const passed = new Set(EARLY_RESUME === '1' && existsSync(PASSED) ? readFileSync(PASSED, 'utf8').split('\n') : [])
export function rememberPassed(title: string): void {
  mkdirSync('var/early', { recursive: true })
  appendFileSync(PASSED, `${title}\n`)
}

export const actions: readonly Action[] = isSample
  ? sampleOf(pairs, sampleSize, seed)
  : everyAction(pairs).filter(
      ({ pair, delay }) =>
        (!EARLY_KIND || EARLY_KIND.split(',').includes(pair.kind)) &&
        (!EARLY_PAGE || pair.page.includes(EARLY_PAGE)) &&
        (isCalm ? delay === LATEST : !EARLY_MOMENT || EARLY_MOMENT.split(',').includes(String(delay))) &&
        (isCalm || !passed.has(titleOf(pair, delay))),
    )

/** Whether the time is over before this one. */
export const isTooLate = (index: number): boolean =>
  EARLY_SECONDS !== undefined && index >= ALWAYS && Date.now() - started > Number(EARLY_SECONDS) * 1_000 - LONGEST_MS

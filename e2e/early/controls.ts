import type { Page } from '@playwright/test'
import { installEarly } from './in-page.ts'
import type { Control, Pair } from './pair.ts'

const NEVER_MS = 30_000

const firstControl = ({ do: [first] }: Pair): Control | null =>
  'touch' in first ? first.touch : 'mouse' in first ? first.mouse : 'focus' in first ? first.focus : null

const isThere = (wanted: Control | null) => wanted === null || window.early.find(wanted) !== null

/** Those of which the page does not show the first control as it is. */
export async function withoutControl(page: Page, pairs: readonly Pair[]): Promise<Pair[]> {
  if (!(await page.evaluate(() => 'early' in window))) await page.evaluate(installEarly)
  const found = await Promise.all(pairs.map((pair) => page.evaluate(isThere, firstControl(pair))))
  return pairs.filter((_, index) => !found[index])
}

/** The same, once the page has had its time. */
export async function neverWithControl(page: Page, pairs: readonly Pair[]): Promise<string[]> {
  const late = await withoutControl(page, pairs)
  const comes = await Promise.all(
    late.map((pair) =>
      page.waitForFunction(isThere, firstControl(pair), { timeout: NEVER_MS }).then(
        () => true,
        () => false,
      ),
    ),
  )
  return late.filter((_, index) => !comes[index]).map(({ page: address, what }) => `${address}: ${what}`)
}

import { expect, type Page } from '@playwright/test'
import type { Fields, Pair, Seen } from './pair.ts'

/** Timeout for the page's code; after it the page is checked as it is. */
const HYDRATION_MS = 12_000
const SHOWN_MS = 12_000
/** A revert would come with the render after hydration. */
const STAYS_MS = 400

/** Waits until React has hydrated the touched control, or the page was left for another. */
export async function untilHydrated(page: Page, { do: [first] }: Pair): Promise<boolean> {
  const control =
    'touch' in first ? first.touch : 'mouse' in first ? first.mouse : 'focus' in first ? first.focus : null
  if (!control) return true
  const isReady = () => page.evaluate((wanted) => window.early.isHydrated(wanted), control).catch(() => false)
  const until = Date.now() + HYDRATION_MS
  // oxlint-disable-next-line no-await-in-loop
  while (!(await isReady())) {
    if (Date.now() > until) return false
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(100)
  }
  return true
}

/** Everything the pair expects is shown, and stays. */
export async function expectShown(page: Page, pair: Pair): Promise<void> {
  await expect.poll(() => missing(page, pair.shown), { timeout: SHOWN_MS, message: 'not in the picture' }).toEqual([])
  await page.waitForTimeout(STAYS_MS)
  expect(await missing(page, pair.shown), 'lost again').toEqual([])
}

async function missing(page: Page, wanted: readonly Seen[]): Promise<string[]> {
  const found = await Promise.all(wanted.map((one) => isSeen(page, one)))
  const lost = wanted.filter((_, index) => !found[index])
  return Promise.all(lost.map(async (one) => JSON.stringify(one) + (await instead(page, one))))
}

/** The actual value of a field, for the message. */
async function instead(page: Page, wanted: Seen): Promise<string> {
  const control = 'of' in wanted ? wanted.of : 'told' in wanted ? wanted.told : 'focus' in wanted ? wanted.focus : null
  if (!control) return ` at ${page.url()}`
  const state = await page
    .evaluate((one) => {
      const field = window.early.find(one) as HTMLInputElement | null
      const focus = document.activeElement?.outerHTML.slice(0, 80)
      return field ? `“${field.value}”, caret at ${field.selectionEnd}, the keyboard at ${focus}` : 'no such field'
    }, control)
    .catch(() => 'no answer')
  return `: ${state}`
}

async function isSeen(page: Page, wanted: Seen): Promise<boolean> {
  if ('anyOf' in wanted) return (await Promise.all(wanted.anyOf.map((one) => isSeen(page, one)))).some(Boolean)
  if ('path' in wanted) return decodeURI(new URL(page.url()).pathname) === wanted.path && says(page, wanted.query ?? {})
  // A page that is being left does not respond.
  return page.evaluate(look, wanted).catch(() => false)
}

/** Runs in the page. */
function look(wanted: Exclude<Seen, { anyOf: unknown } | { path: string }>): boolean {
  const { find, isVisible, plain } = window.early
  const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const has = (element: HTMLElement, text: string) => plain(element.innerText).includes(plain(text))
  if ('checked' in wanted) return (find(wanted.checked) as HTMLInputElement | null)?.checked === true
  if ('unchecked' in wanted) return (find(wanted.unchecked) as HTMLInputElement | null)?.checked === false
  if ('unfolded' in wanted) return find(wanted.unfolded)?.closest('details')?.open === true
  if ('told' in wanted) {
    const value = (find(wanted.told) as HTMLInputElement | null)?.value
    return (
      value !== undefined &&
      visible(wanted.within).some(({ innerText }) => innerText.replaceAll(/\s/g, '').includes(value))
    )
  }
  if ('pressed' in wanted) {
    const element = find(wanted.pressed)
    return ['aria-pressed', 'aria-selected', 'aria-expanded', 'aria-current'].some(
      (name) => element?.getAttribute(name) === 'true',
    )
  }
  if ('of' in wanted) return plain((find(wanted.of) as HTMLInputElement | null)?.value) === plain(wanted.value)
  if ('focus' in wanted) {
    const element = find(wanted.focus) as HTMLInputElement | null
    if (!element || element !== document.activeElement) return false
    // Fields without a selection return null; a character after the digits belongs to the mask.
    const { value, selectionEnd } = element
    return element.tagName !== 'INPUT' || selectionEnd === null || !/[\d\p{L}]/u.test(value.slice(selectionEnd))
  }
  if ('text' in wanted) return visible(wanted.within ?? 'main').some((element) => has(element, wanted.text))
  if ('visible' in wanted) return visible(wanted.visible).length > 0
  if ('hidden' in wanted) return visible(wanted.hidden).length === 0
  if ('dialog' in wanted) return visible('[role=dialog], dialog[open]').some((element) => has(element, wanted.dialog))
  return visible('img, [role=img]').some((element) => {
    const name = plain(element.getAttribute('alt') ?? element.getAttribute('aria-label')).toLowerCase()
    return !element.closest('[aria-hidden=true]') && name.includes(plain(wanted.picture).toLowerCase())
  })
}

/** Whether the address contains all of it. */
export function says(page: Page, fields: Fields): boolean {
  const said = saidBy(page.url())
  return Object.entries(fields).every(([name, value]) => isSame(said.get(name), value))
}

/** Of query and hash, the hash last. Packages are one word in a hash and a field each in a form without scripts. */
function saidBy(address: string): Map<string, string> {
  const { searchParams, hash } = new URL(address)
  const packages = [...searchParams.keys()].flatMap((key) => /^pkg(\d+)$/.exec(key)?.[1] ?? [])
  return new Map([
    ...(packages.length > 0 ? [['pkg', packages.join(',')] as const] : []),
    ...searchParams,
    ...new URLSearchParams(hash.slice(1)),
  ])
}

export const isSame = (found: string | null | undefined, wanted: string | RegExp): boolean =>
  wanted instanceof RegExp ? wanted.test(found ?? '') : found === wanted

import type { Page } from '@playwright/test'

/** One stop of the keyboard, judged where a visitor sees it. */
export type Stop = { id: number; name: string; isInMain: boolean; faults: string[] }

declare global {
  interface Window {
    stops?: Map<Element, number>
    /** Where the page stood at the last of them. */
    stopTop?: number
  }
}

/** Numbers an element the first time the keyboard stands on it. 0 is the document itself: the end of the round. */
const judge = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    const stops = (window.stops ??= new Map())
    const element = document.activeElement
    // What covers a stop changes when the page scrolls or the keyboard comes into the header: within two frames.
    if (window.stopTop !== scrollY || element?.closest('header, [data-model-header]')) {
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    window.stopTop = scrollY
    if (!element || element === document.body || element === document.documentElement)
      return { id: 0, name: 'document', isInMain: false, faults: [] }
    const id = stops.get(element) ?? stops.size + 1
    stops.set(element, id)
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    const name = `${element.tagName.toLowerCase()} «${text || element.id}»`
    const faults: string[] = []

    // A native date or a hidden radio shows its focus on its label.
    const shown = [element, element.nextElementSibling, element.parentElement, element.closest('label')].filter(
      (one) => one !== null,
    )
    const look = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, textDecorationLine } =
        getComputedStyle(one)
      const outline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
      return { outline, rest: [boxShadow, borderColor, backgroundColor, textDecorationLine].join() }
    }
    if (!shown.some((one) => look(one).outline)) {
      const focused = shown.map((one) => look(one).rest)
      const focusable = element as HTMLElement
      focusable.blur()
      const resting = shown.map((one) => look(one).rest)
      focusable.focus({ preventScroll: true })
      if (focused.join('|') === resting.join('|')) faults.push('focus does not show')
    }

    const target = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element
    const box = target.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) faults.push('has no size')
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      faults.push(`outside the screen (${Math.round(box.left)}, ${Math.round(box.top)})`)
    const covers = {
      header: document.querySelector('header'),
      'model header': document.querySelector('[data-model-header]'),
      'cookie notice': document.querySelector('section[aria-label="Файлы cookie"]'),
    }
    for (const [what, cover] of Object.entries(covers)) {
      if (!cover || cover.contains(element) || element.matches('.skip')) continue
      const { top, bottom } = cover.getBoundingClientRect()
      const hidden = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      // What is taller than the room may begin under it; nothing else may touch it by more than a hairline.
      if (hidden > 1 && getComputedStyle(cover).position !== 'static' && box.height < innerHeight / 2)
        faults.push(`${Math.round(hidden)} px under the ${what}`)
    }
    // Not wholly behind anything else either (WCAG 2.4.11).
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const))
    const seen = points.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return top && (target.contains(top) || top.contains(target) || top.closest('label')?.contains(element))
    })
    if (!seen) faults.push('behind something')
    return { id, name, isInMain: element.closest('main') !== null, faults }
  })

const MOST = 400

/** Goes by Tab until the round is over or the keyboard is trapped; `inMain` ends it with the first stop outside. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', { inMain = false } = {}): Promise<Stop[]> {
  const stops: Stop[] = []
  const seen = new Set<number>()
  while (stops.length < MOST) {
    // One press after another.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key)
    // oxlint-disable-next-line no-await-in-loop
    const stop = await judge(page)
    if (stop.id === 0 || seen.has(stop.id)) break
    seen.add(stop.id)
    stops.push(stop)
    if (inMain && !stop.isInMain) break
  }
  return stops
}

/** Every visible control that no stop of the keyboard was on; a group of radios counts once. */
export const unreached = (page: Page, { inMain = false } = {}): Promise<string[]> =>
  page.evaluate((isOnlyMain) => {
    const stops = window.stops ?? new Map()
    const radios = new Set([...stops.keys()].map((element) => element instanceof HTMLInputElement && element.name))
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], [type=hidden]') && !element.closest('[inert]'))
      .filter(
        (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && radios.has(element.name)),
      )
      .filter((element) => !stops.has(element) && (!isOnlyMain || element.closest('main')))
      .map((element) => element.outerHTML.slice(0, 160))
  }, inMain)

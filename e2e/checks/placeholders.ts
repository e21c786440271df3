import type { Page } from '../test.ts'
import { expect, type PageCheck } from './check.ts'

/**
 * Every picture that is waited for is put in its place for a moment, as the copy for browsers without scripts has it.
 * Without its addresses, so that none is requested; its proportions are in its attributes.
 */
const picturesThatMove = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The page's policy lets nobody write HTML, so a tag is made of its text. */
    const made = (tag: string) => {
      const element = document.createElement(/\w+/.exec(tag)?.[0] ?? '')
      for (const [, name = '', value = ''] of tag.matchAll(/ ([\w-]+)="([^"]*)"/g))
        if (!/^src/i.test(name)) element.setAttribute(name, value)
      return element
    }
    const heightOfPage = () => Math.round(document.documentElement.getBoundingClientRect().height)
    const before = heightOfPage()
    return [...document.querySelectorAll('main svg + noscript')].flatMap((copy) => {
      const placeholder = copy.previousElementSibling
      const [outer, ...inner] = (copy.textContent.match(/<(?:picture|source|img)\b[^>]*>/g) ?? []).map(made)
      if (!placeholder || !outer) return []
      outer.append(...inner)
      const image = inner.at(-1) ?? outer
      // Without any address it would be laid out as its text.
      image.setAttribute('src', 'data:,')
      copy.remove()
      placeholder.replaceWith(outer)
      const after = heightOfPage()
      outer.replaceWith(placeholder)
      placeholder.after(copy)
      return Math.abs(after - before) > 1 ? [`${image.getAttribute('alt')}: ${after - before} px`] : []
    })
  })

/** A rule for `img` alone, or for a last child, which then is the copy, gives a picture another shape than its place. */
export const placeholders: PageCheck[] = ([390, 1440] as const).map((at) => ({
  name: `at ${at} no picture moves what follows it when it comes`,
  at,
  isFor: ({ status }) => status === 200,
  look: async (page, { path }) => expect(await picturesThatMove(page), path).toEqual([]),
}))

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { pages } from '#src/app/pages.ts'
import { news } from '#src/content/seed/news-articles.ts'
import { hrefTo, routeNames, routeOf, type RouteName } from '#src/routes.ts'
import { shippedData, renderPage } from './render.tsx'

function addressOf(name: RouteName): string {
  if (name === 'news-detail') return hrefTo(name, { params: { code: news[0]?.code ?? '' } })
  if (name === 'request') return hrefTo(name, { params: { secret: 'a'.repeat(22) } })
  if (name === 'build') return hrefTo(name, { params: { code: 'KM37P2' } })
  return hrefTo(name)
}

async function show(name: RouteName, data?: ReturnType<typeof shippedData>) {
  const { Page } = await pages[routeOf(name).page].code()
  return renderPage(Page, { address: addressOf(name), copy: await loadCopy(name), ...(data && { data }) })
}

const shipped = new Map<RouteName, Node>()

/** The page with all its data: rendered once, a copy for each rule. */
async function showShipped(name: RouteName): Promise<HTMLElement> {
  const page = shipped.get(name) ?? (await show(name, shippedData())).container.cloneNode(true)
  shipped.set(name, page)
  return page.cloneNode(true) as HTMLElement
}

const levelsOf = (container: HTMLElement): number[] =>
  [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))

describe.each(routeNames)('%s', (name) => {
  it('has one first heading, and no heading skips a level', async () => {
    const container = await showShipped(name)
    const levels = levelsOf(container)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  it('is shown without any data', async () => {
    const { container } = await show(name)
    expect(container.querySelectorAll('h1')).toHaveLength(1)
  })

  it('carries no inline styles and no anchor without an element', async () => {
    const container = await showShipped(name)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    for (const link of container.querySelectorAll('a[href^="#"]')) {
      expect(ids).toContain(link.getAttribute('href')!.slice(1))
    }
  })

  it('puts the price note beside every price', async () => {
    const container = await showShipped(name)
    const text = container.textContent
    const isPriced = /\d\u00a0₽/.test(text)
    const hasNote = /Максимальная рекомендованная розничная цена[^.]+на\s\d{1,2}\s[а-я]+\s\d{4}/.test(text)
    expect(hasNote || !isPriced).toBe(true)
  })

  it('says once at most that a figure awaits confirmation', async () => {
    const container = await showShipped(name)
    const marks = container.querySelectorAll('[data-unsure]').length
    const notes = container.querySelectorAll('[data-unsure-note]').length
    // Said to those who do not see the mark: that is the mark itself. A phone's own note stands at marks that are far away.
    for (const hidden of container.querySelectorAll('.vh, script, [data-phone-note]')) hidden.remove()
    const said = container.textContent.match(/уточня[ею]тся/gi)?.length ?? 0
    // The layout adds the note where marks have none of their own.
    expect(said + (marks > 0 && notes === 0 ? 1 : 0)).toBeLessThanOrEqual(1)
  })

  it('keeps the name of an engine and a figure with its unit on one line', async () => {
    const container = await showShipped(name)
    // Whatever markup holds together needs no sign for it; a list of a form has no lines to break.
    for (const held of container.querySelectorAll('.nw, option, script')) held.remove()
    expect(container.textContent.match(/\d\.\d (?:Turbo|V\d)|\d л\. ?с\.|л\. с\.|\d (?:км|мм)(?=[\s.,;])/g)).toBeNull()
  })

  it('never names a rate before the full cost of credit', async () => {
    const container = await showShipped(name)
    for (const element of container.querySelectorAll('p,td,li,dd')) {
      if (!/ставка:?\s*\d/i.test(element.textContent ?? '')) continue
      const terms = element.closest('[data-credit-terms]') ?? element
      const text = terms.textContent ?? ''
      expect(text.indexOf('Полная стоимость кредита')).toBeGreaterThanOrEqual(0)
      expect(text.indexOf('Полная стоимость кредита')).toBeLessThan(text.search(/ставка/i))
    }
  })
})

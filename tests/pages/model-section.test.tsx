// @vitest-environment jsdom
import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { describe, expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { airbagCount } from '#src/drawing/diagrams/cabin.ts'
import { compositions } from '#src/pages/model-section/compositions.ts'
import { airbagSetOf } from '#src/pages/model-section/drawn-blocks.tsx'
import { NIGHT_FRONT, NIGHT_REAR, showOnce } from '#src/pages/model-section/opening-picture.ts'
import { Page } from '#src/pages/model-section/page.tsx'
import { hrefTo, routeNames, routeOf, type RouteName } from '#src/routes.ts'
import { everyDatum, renderPage } from './render.tsx'

const names = routeNames.filter((name) => routeOf(name).page === 'model-section')
const show = async (name: RouteName) => {
  const copy = await loadCopy(name)
  return { copy, ...renderPage(Page, { address: hrefTo(name as 'g70-design'), copy, data: everyDatum() }) }
}

/** A section of a model without drawings is composed of its photographs, which a checkout may not have. */
const isDrawnSection = (name: RouteName) => {
  const { model } = routeOf(name)
  return model !== undefined && isDrawn(model)
}

it('every section route of a drawn model has a composition', () => {
  expect(names.filter((name) => isDrawnSection(name) && !compositions[name])).toEqual([])
})

describe.each(names)('%s', (name) => {
  it('shows every section of its copy under its anchor', async () => {
    const { container, copy } = await show(name)
    for (const { id, heading, text } of copy.sections) {
      const section = container.querySelector(`#${id}`)
      expect(section?.textContent).toContain(heading)
      expect(section?.textContent).toContain(text[0])
    }
  })

  it.runIf(isDrawnSection(name))(
    'has at least two pictures or diagrams, each with words for those who do not see them',
    async () => {
      const { container } = await show(name)
      const drawn = container.querySelectorAll('figure, [data-crop], main svg[role="img"]')
      expect(drawn.length).toBeGreaterThanOrEqual(2)
      for (const svg of container.querySelectorAll('svg[role="img"]')) {
        expect(svg.getAttribute('aria-label')).toMatch(/\d/)
      }
    },
  )

  it('never has two dark scenes apart, but may end in the dark', async () => {
    const { container } = await show(name)
    const page = container.querySelector('div[class*="page"]')!
    const opening = container.querySelector('h1')!.closest('[class*="opening"]')
    const scenes = [...page.children].map((child) => child.getAttribute('data-scene') === 'dark')
    const runs = scenes.filter((dark, i) => dark && !scenes[i - 1] && i < scenes.length - 1).length
    expect(runs).toBeLessThanOrEqual(1)
    expect(opening?.nextElementSibling ?? page).toBe(page)
  })

  it('has one choice checked in every group', async () => {
    const { container } = await show(name)
    for (const group of container.querySelectorAll('fieldset')) {
      expect(group.querySelectorAll('input[type="radio"][checked]')).toHaveLength(1)
      expect(group.querySelector('legend')?.textContent).toMatch(/[а-яё]/)
    }
  })
})

it('of the zones round a car the first of the row is chosen first', async () => {
  for (const name of ['g70-safety', 'new-g80-safety', 'gv80-safety'] as const) {
    const { container } = await show(name)
    const [first] = container.querySelectorAll('input[name="zone"]')
    expect(first?.hasAttribute('checked'), name).toBe(true)
  }
})

it('no page shows a picture twice, and each begins with one', async () => {
  for (const name of names.filter(isDrawnSection)) {
    const { container } = await show(name)
    const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(new Set(shown).size, name).toBe(shown.length)
    expect(container.querySelector('[class*="opening"] img'), name).not.toBeNull()
  }
})

it('what a page has shown it does not show again', () => {
  const give = showOnce('g90', null)
  const shots = [NIGHT_FRONT, NIGHT_REAR]
  const [first, second] = [give(shots), give(shots)]
  expect(first && second && first.src !== second.src).toBe(true)
  expect(give(shots)).toBeNull()
})

it('the drawn airbags are as many as the copy counts', async () => {
  const counted: [RouteName, ModelCode, string][] = [
    ['g70-safety', 'g70', 'body'],
    ['new-g80-safety', 'new-g80', 'cabin'],
    ['gv80-safety', 'gv80', 'body'],
    ['g90-safety', 'g90', 'protect'],
  ]
  for (const [name, code, id] of counted) {
    const { sections } = await loadCopy(name)
    const figure = sections.find((section) => section.id === id)?.figures?.[0]
    expect(Number(figure?.value)).toBe(airbagCount(airbagSetOf(code)))
  }
})

it('the drawn shades are as many as the copy counts', async () => {
  const { sections } = await loadCopy('g90-comfort')
  const figure = sections.find(({ id }) => id === 'air-and-light')?.figures?.[0]
  expect(cabinLights).toHaveLength(Number(figure?.value))
})

it('only the models whose copy names a camera look at the road before the wheel', async () => {
  const { container } = await show('g70-performance')
  expect(container.querySelector('[aria-label*="камера"]')).toBeNull()
  expect((await show('new-g80-performance')).container.querySelector('[aria-label*="камера"]')).not.toBeNull()
})

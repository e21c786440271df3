import { expect, test, vi } from 'vitest'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { UPRIGHT } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { openingOf, showOnce, skyOf } from '#src/pages/model-section/opening-picture.ts'
import { closeUpsOf } from '#src/pages/model-section/drawn-blocks.tsx'

vi.mock('#src/content/pictures/generated.ts', () => {
  const render = (name: string) => ({ name, isRender: true }) as const
  const rear34 = render('x-render-rear34-1')
  const parts = {
    lamp: render('x-render-lamp-1'),
    mirror: render('x-render-mirror-1'),
    wheel: render('x-render-wheel-1'),
  }
  return {
    generatedPictures: {
      models: {
        g90: { slots: { rear34, 'flank-upright': render('x-render-flank-upright-1') }, parts },
        gv80: { slots: { family: render('x-render-family-1'), above: render('x-render-above-1') } },
        gv70: {
          slots: { rear34, cabin: render('x-render-cabin-1'), 'cabin-night': render('x-render-cabin-night-1') },
        },
      },
    } satisfies GeneratedPictures,
  }
})

const onPhones = (code: ModelCode, name: 'g90-design' | 'gv70-performance') =>
  openingOf(code, name)
    ?.sources.filter(({ media }) => media === UPRIGHT)
    .map(({ srcSet }) => srcSet.split('-1-')[0])

test('from behind, a phone shows the upright flank where there is one', () => {
  expect(openingOf('g90', 'g90-design')?.place).toBe('rear34')
  expect(onPhones('g90', 'g90-design')).toEqual([expect.stringContaining('flank-upright')])
  expect(onPhones('gv70', 'gv70-performance')).toEqual([])
})

test('a page whose title is in the sky of its picture has no sky with another picture', () => {
  const opening = openingOf('gv80', 'gv80-safety')
  expect(opening?.place).toBe('family')
  expect(skyOf('gv80-safety', opening)).toBe('window')
  expect(skyOf('gv80-safety', openingOf('g90', 'g90-design'))).toBeUndefined()
  expect(skyOf('g90-design', opening)).toBeUndefined()
  // Of a photograph it is not known how bright that place is.
  expect(skyOf('gv80-safety', opening && { ...opening, source: 'photograph' })).toBeUndefined()
  expect(skyOf('g90-comfort', opening && { ...opening, place: 'cabin-rear' })).toBe('window')
})

test('a row of details begins with those the page names, and repeats none', () => {
  const names = closeUpsOf(showOnce('g90', null), [{ detail: 'wheel' }]).map(({ src }) => /render-(\w+)/.exec(src)?.[1])
  expect(names).toEqual(['wheel', 'lamp', 'mirror'])
})

test('after the cabin at night a page does not show it from the same seat by day', () => {
  const opening = openingOf('gv70', 'gv70-technology')
  expect(opening?.place).toBe('cabin-night')
  expect(showOnce('gv70', opening)(['cabin', 'rear34'])?.place).toBe('rear34')
  expect(showOnce('gv70', null)(['cabin', 'rear34'])?.place).toBe('cabin')
})

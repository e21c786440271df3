// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import type { PageCopy } from '#src/content/copy.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { Mosaic, Projection, Screen } from '#src/pages/model-section/drawn-blocks.tsx'
import { Opening } from '#src/pages/model-section/openings.tsx'

vi.mock('#src/content/pictures/generated.ts', () => ({
  generatedPictures: {
    models: {
      gv80: { slots: { screen: { name: 'x-render-screen-1', isRender: true } } },
      gv70: { slots: { projection: { name: 'x-render-projection-1', isRender: true } } },
    },
  } satisfies GeneratedPictures,
}))

/** Pictures and sections of a page about a model, by their own fixtures. */

const picture = (rest: Partial<Picture>): Picture => ({
  source: 'render',
  src: '/images/a-1920.jpg',
  sources: [],
  alt: 'Автомобиль',
  width: 1920,
  height: 864,
  place: 'place',
  ...rest,
})
const copy: PageCopy = { h1: 'Технологии', sections: [] }
const section = { id: 'remote', heading: 'С телефона', text: ['Прогрев до выхода из дома.'] }

beforeEach(() => {
  // jsdom has no layout, so nothing ever comes into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const sceneOf = (own: Partial<Picture>) =>
  render(<Opening copy={copy} picture={picture(own)} />)
    .container.querySelector('[data-scene]')
    ?.getAttribute('data-scene')

test('a page that opens with the rendered cabin at night has its title in the same night', () => {
  expect(sceneOf({ place: 'cabin-night' })).toBe('dark')
  expect(sceneOf({ place: 'cabin' })).toBeUndefined()
  // An owner's photograph has edges of its own.
  expect(sceneOf({ place: 'cabin-night', source: 'photograph' })).toBeUndefined()
})

test('two details stand side by side, without any there are only the words', () => {
  const shown = (pictures: (Picture | null)[]) =>
    render(<Mosaic section={section} pictures={pictures} />).container.querySelectorAll('li').length
  const [first, second] = [picture({ src: '/images/a.jpg' }), picture({ src: '/images/b.jpg' })]
  expect(shown([first, second])).toBe(2)
  expect(shown([null, null])).toBe(0)
})

test('under the picture of a display stand its inches', () => {
  const display = { ...section, id: 'screen', figures: [{ label: 'Диагональ экрана', value: '14,5', unit: 'дюйма' }] }
  const shown = (code: 'gv80' | 'g70') => render(<Screen section={display} code={code} />).container
  expect(shown('gv80').querySelector('dd')?.textContent).toContain('14,5')
  // Without a picture it is drawn, with its measure in the drawing.
  expect(shown('g70').querySelector('dd')).toBeNull()
})

test('what the windscreen shows is a picture with its note, without one not', () => {
  const shown = (code: 'gv70' | 'g70') => render(<Projection section={section} code={code} />).container
  const pictured = shown('gv70')
  expect(pictured.querySelector('[role="img"]')).not.toBeNull()
  expect(pictured.textContent).toContain('показан условно')
  expect(pictured.querySelector('[data-scene="dark"]')).not.toBeNull()
  // Without a picture it is drawn: the drawings are a file of their own, loaded later.
  expect(shown('g70').querySelector('[role="img"]')).toBeNull()
})

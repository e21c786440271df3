// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import type { GeneratedPicture, GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { CabinLights, lightsOf } from '#src/pages/model-section/cabin-lights.tsx'
import { driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'

const pictures = vi.hoisted((): { generatedPictures: GeneratedPictures } => ({ generatedPictures: {} }))
vi.mock('#src/content/pictures/generated.ts', () => pictures)

const generated = (name: string): GeneratedPicture => ({ name, isRender: true })
const all = (stem: string) => Object.fromEntries(cabinLights.map(({ id }) => [id, generated(`${stem}-${id}`)]))
const section = { id: 'light', heading: 'Свет', text: ['Под настроение.'] }

function show(first?: (typeof cabinLights)[number]['id']) {
  pictures.generatedPictures.models = { g90: { lights: all('wide'), 'lights-upright': all('tall') } }
  const lit = lightsOf('g90')
  if (!lit) throw new Error('No lights')
  // jsdom has no layout, so nothing ever comes into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return render(<CabinLights section={section} lit={lit} {...(first && { first })} />)
}

test('every light is a choice of one group, the first is chosen', () => {
  show()
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ value }) => value)).toEqual(cabinLights.map(({ id }) => id))
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1)
  expect(choices.map(({ checked }) => checked)).toEqual(cabinLights.map((_, index) => index === 0))
  expect(screen.getByRole('group', { name: 'Оттенок подсветки' })).toBeDefined()
})

test('a page may begin with another light', () => {
  const { id } = cabinLights[2]
  show(id)
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen.map(({ value }) => value)).toEqual([id])
})

test('what is not chosen yet is not fetched, and phones are given the upright one', () => {
  const { container } = show()
  const later = [...container.querySelectorAll('img')]
  expect(later).toHaveLength(cabinLights.length - 1)
  expect(later.every((image) => image.getAttribute('loading') === 'lazy')).toBe(true)
  const [phone, wide] = [...container.querySelectorAll('picture:has(img) source[type="image/avif"]')]
  expect(phone?.getAttribute('srcset')).toContain(`tall-${cabinLights[1].id}`)
  expect(wide?.getAttribute('srcset')).toContain(`wide-${cabinLights[1].id}`)
})

test('a model without the picture of one light has no choice', () => {
  const { [cabinLights[0].id]: _, ...others } = all('wide')
  pictures.generatedPictures.models = { g90: { lights: others, 'lights-upright': all('tall') } }
  expect(lightsOf('g90')).toBeNull()
})

test('the photograph of another cabin goes before computed lights', () => {
  const lights = { lights: all('wide'), 'lights-upright': all('tall') }
  pictures.generatedPictures.models = {
    g90: { ...lights, slots: { cabin: { name: 'own' }, 'cabin-night': generated('night') } },
  }
  expect(driverSlotOf('g90')).toBe('cabin')
  expect(lightsOf('g90')).toBeNull()
  pictures.generatedPictures.models = {
    g90: { ...lights, slots: { cabin: generated('day'), 'cabin-night': generated('night') } },
  }
  expect(driverSlotOf('g90')).toBe('cabin-night')
  expect(lightsOf('g90')).not.toBeNull()
})

import { expect, test, vi } from 'vitest'
import { groundOf } from '../../scripts/share/photos.ts'

vi.mock('#src/content/pictures/generated-line-up.ts', () => ({ generatedLineUp: {} }))
vi.mock('#src/content/pictures/generated-concepts.ts', () => ({ generatedConcepts: { x: { concept: { name: 'x' } } } }))
vi.mock('#src/content/pictures/generated.ts', () => ({
  generatedPictures: {
    models: { g70: { slots: { hero: { name: 'hero' }, place: { name: 'place' }, flank: { name: 'flank' } } } },
  },
}))

const scene = { kind: 'side', car: 'g70', register: 'light' } as const
const shown = (card: Parameters<typeof groundOf>[0]) => groundOf(card)?.src

test('a card shows what its page begins with', () => {
  expect(shown({ key: 'g70-design', scene })).toContain('flank')
  expect(shown({ key: 'model-g70', scene })).toContain('hero')
  expect(shown({ key: 'finance', scene: { ...scene, photo: 'place' } })).toContain('place')
  expect(shown({ key: 'future', scene: { kind: 'concept', name: 'x' } })).toContain('/x-')
})

test('a news item its cover', () => {
  const cover = '/assets/news-1080.jpg'
  expect(groundOf({ key: 'news-a', cover, scene })).toEqual({ src: cover })
})

test('without the picture the car, and without any a drawing', () => {
  expect(shown({ key: 'finance', scene: { ...scene, photo: 'drive' } })).toContain('hero')
  expect(groundOf({ key: 'future', scene: { kind: 'concept', name: 'next' } })).toBeNull()
})

import { expect, test } from 'vitest'
import { facesOf, lineUpOf } from '../../scripts/media/bundled.ts'

const [lamp, wheel, hero, upright] = ['lamp', 'wheel', 'hero', 'upright'].map((name) => ({ name }))

test('a browser is told of one picture of every face: the lamps, else the whole car, else none', () => {
  expect(
    facesOf({
      models: {
        g70: { parts: { lamp: lamp!, wheel: wheel! }, slots: { hero: hero!, 'hero-upright': upright! } },
        gv70: { parts: { wheel: wheel! }, slots: { hero: hero!, 'hero-upright': upright! } },
        gv80: { slots: { hero: hero! } },
        g90: { parts: { wheel: wheel! } },
      },
    }),
  ).toEqual({ g70: { parts: { lamp } }, gv70: { slots: { 'hero-upright': upright } }, gv80: { slots: { hero } } })
})

test('the picture of all models is told of alone, by the model it is kept with', () => {
  const models = {
    g90: { slots: { hero: hero!, 'line-up': wheel!, 'line-up-upright': upright! } },
    gv80: { slots: { hero: hero! } },
  }
  expect(lineUpOf({ models })).toEqual({ g90: { slots: { 'line-up': wheel, 'line-up-upright': upright } } })
})

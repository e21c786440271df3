import { expect, test } from 'vitest'
import { CUTS } from '#src/content/pictures/slots.ts'
import { frameWords, needOf, tooSmall } from '#src/office/client/pictures/place-words.ts'
import { plain } from './content-office.ts'

/** What an editor is told of a place before a picture is sent to be cropped for it. */

test('a place says the ratio and the width that it needs', () => {
  const [across, down] = CUTS.hero.ratio
  expect(plain(needOf('hero'))).toContain(`до ${across} : ${down}; в ширину должно остаться не меньше 1600 точек`)
  expect(plain(needOf('side'))).toContain('до 2,9 : 1;')
  expect(plain(needOf('side'))).toContain('прозрачностью')
  expect(plain(needOf('hero'))).not.toContain('прозрачностью')
})

test('a picture that is too small once it is cropped is told so at once', () => {
  expect(tooSmall({ width: 3024, height: 4032 }, 'hero', [50, 50])).toBeNull()
  expect(plain(tooSmall({ width: 1500, height: 1500 }, 'hero', [50, 50]) ?? '')).toContain(
    'остаётся 1500 точек, а нужно 1600',
  )
  // Wide, but not high enough.
  expect(tooSmall({ width: 4000, height: 600 }, 'cover', [50, 50])).not.toBeNull()
})

test('of a place with another crop for phones that is said', () => {
  expect(frameWords('hero')).toContain('Телефон')
  expect(frameWords('side')).not.toContain('Телефон')
})

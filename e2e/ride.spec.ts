import { builtClass } from '../scripts/build/built-class.ts'
import { open } from './screen.ts'
import { expect, test } from './test.ts'

/** The tour along the flagship. */
const FILM = builtClass('src/pages/model-home/ride.module.css', 'film')
/** In parts of a stop's own scroll: its first and its last hundredth, where a fade tied to the scroll would be halfway. */
const HALTS = [0.01, 0.5, 0.99]

test('wherever the reader halts there is one picture with its own caption', async ({ page }) => {
  await open(page, '/g90.html', 1440)
  const film = page.locator(FILM)
  await film.scrollIntoViewIfNeeded()
  const stops = await film.locator('figure').count()
  expect(stops).toBeGreaterThan(1)
  for (let stop = 0; stop < stops; stop++)
    for (const part of HALTS) {
      await film.evaluate(
        (element, at) => {
          const ride = element.parentElement!
          const top = ride.getBoundingClientRect().top + scrollY
          scrollTo({ top: top + (ride.offsetHeight - innerHeight) * at, behavior: 'instant' })
        },
        (stop + part) / stops,
      )
      // A fade tied to the scroll would stay halfway for good.
      await expect
        .poll(
          () =>
            film.evaluate((element) => {
              const opacitiesOf = (selector: string) =>
                Array.from(element.querySelectorAll(selector), (one) => getComputedStyle(one).opacity)
              return { pictures: opacitiesOf('figure picture'), captions: opacitiesOf('figcaption') }
            }),
          { message: `stop ${stop + 1}, at ${part}` },
        )
        .toEqual({
          // The last opaque one covers those before it.
          pictures: Array.from({ length: stops }, (_, i) => (i <= stop ? '1' : '0')),
          captions: Array.from({ length: stops }, (_, i) => (i === stop ? '1' : '0')),
        })
    }
})

import { builtClass } from '../scripts/build/built-class.ts'
import { open } from './screen.ts'
import { hydrated } from './watch.ts'
import { expect, test } from './test.ts'

test('on a phone a stop is upright and as wide as the screen, and the mark follows the finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/g90.html')
  await hydrated(page)
  const slider = page.getByRole('region', { name: 'Вдоль G90' })
  await slider.scrollIntoViewIfNeeded()
  const slides = slider.getByRole('group', { name: /^\d из \d$/ })
  const boxes = await slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(boxes[0].height / boxes[0].width).toBeGreaterThan(1.2)
  expect(boxes[0].width).toBe(390)
  await slides.first().evaluate((one) => one.parentElement!.scrollTo({ left: 9999, behavior: 'instant' }))
  await expect(slider.locator('[aria-current]')).toHaveAttribute('aria-label', `Слайд ${boxes.length}`)
})

/** The tour along the flagship. */
const FILM = builtClass('src/pages/model-home/ride.module.css', 'film')
/** In parts of a stop's own scroll: its first and its last hundredth, where a fade tied to the scroll would be halfway. */
const HALTS = [0.01, 0.5, 0.99]

/** In pixels of its file, on all but the largest screens: larger, a close-up is soft. */
const SHARP = 1.01
const SHARP_AT_1920 = 1.15

test('a close-up fills the screen from its right edge as far as it is sharp; the seat at the end has all of it', async ({
  page,
}) => {
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await open(page, '/g90.html', width, height)
    const film = page.locator(FILM)
    await film.scrollIntoViewIfNeeded()
    // Until then a picture's place is empty.
    await expect(film.locator('figure > picture > img')).toHaveCount(await film.locator('figure').count())
    const places = await film.evaluate((element) =>
      Array.from(element.querySelectorAll('figure'), (stop) => {
        const box = stop.querySelector('picture')!.getBoundingClientRect()
        const image = stop.querySelector('img')!
        const drawn = image.getBoundingClientRect()
        const fileWidth = Number(image.getAttribute('width'))
        const words = stop.querySelector('figcaption')!.getBoundingClientRect()
        return {
          left: box.left,
          right: box.right,
          enlarged: drawn.width / fileWidth,
          words: words.left,
        }
      }),
    )
    expect(places.at(-1)).toMatchObject({ left: 0, right: width })
    for (const place of places.slice(0, -1)) {
      expect(place.right).toBe(width)
      expect(place.left).toBeLessThanOrEqual(width * 0.35)
      expect(place.enlarged).toBeLessThanOrEqual(width < 1920 ? SHARP : SHARP_AT_1920)
      expect(place.words).toBe(0)
    }
  }
})

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

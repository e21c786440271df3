import { hrefTo } from '#src/routes.ts'
import { answerCookies, open, scrollTo } from './screen.ts'
import { expect, test } from './test.ts'

/** The step of the paints. */
const PAINTS = hrefTo('configurator', { query: { slide: '2', model: 'g70-fl' } })

/** Dark colours of the system in place of the page's: grounds that are gradients go, drawn colours stay. */
test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

test('the pinned car of the configurator has a ground: what scrolls under it does not show through', async ({
  page,
}) => {
  await open(page, PAINTS, 390)
  await scrollTo(page, 400)
  const pinned = page.locator('[data-around]')
  await expect(pinned).toHaveCSS('background-color', 'rgb(0, 0, 0)')
})

test('one view and one paint of the configurator are marked, not all of them', async ({ page }) => {
  await open(page, PAINTS, 390)
  const canvas = 'rgb(0, 0, 0)'
  const looks = await page
    .locator('button[aria-pressed] > span')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).borderBottomColor))
  expect(looks.length).toBeGreaterThan(1)
  expect(looks.filter((colour) => colour !== canvas)).toHaveLength(1)
  const rings = await page
    .locator('label:has(input[type=radio]):has(svg)')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').borderTopColor))
  expect(rings.length).toBeGreaterThan(1)
  expect(rings.filter((colour) => colour !== canvas)).toHaveLength(1)
})

test('one programme of the credit is marked, not all of them', async ({ page }) => {
  await open(page, hrefTo('finance'), 1280)
  const marks = await page
    .getByRole('radio')
    .and(page.locator('[name=program]'))
    .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio.nextElementSibling!).borderTopWidth))
  expect(marks.length).toBeGreaterThan(1)
  const [first = ''] = marks
  expect(marks.filter((width) => width !== first)).toHaveLength(marks.length - 1)
})

for (const address of [hrefTo('news'), hrefTo('lounge'), hrefTo('search', { query: { q: 'GV80' } })])
  test(`the current link of a list is underlined, no other: ${address}`, async ({ page }) => {
    await open(page, address, 1280)
    const links = page
      .getByRole('main')
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current]') })
      .first()
    const marked = await links.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const { textDecorationLine, borderBottomColor, borderBottomWidth } = getComputedStyle(link)
        const hasBorder = borderBottomWidth !== '0px' && borderBottomColor !== 'rgb(0, 0, 0)'
        return {
          isCurrent: link.hasAttribute('aria-current'),
          isMarked: textDecorationLine === 'underline' || hasBorder,
        }
      }),
    )
    expect(marked.some(({ isCurrent }) => isCurrent)).toBe(true)
    expect(marked.filter(({ isCurrent, isMarked }) => isCurrent !== isMarked)).toEqual([])
  })

test('cities of the dealers’ map are told from its ground', async ({ page }) => {
  await open(page, hrefTo('dealers'), 1024)
  const map = page
    .getByRole('group')
    .filter({ has: page.locator('image') })
    .first()
  const ground = await map.evaluate((element) => getComputedStyle(element).backgroundColor)
  const dots = await map
    .getByRole('link')
    .locator('circle')
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill))
  expect(dots.length).toBeGreaterThan(0)
  expect(dots).not.toContain(ground)
  expect(ground).not.toBe('rgb(0, 0, 0)')
})

test('what is drawn is told from the ground: lines, and drawings in files of their own', async ({ page }) => {
  await open(page, hrefTo('norven-models'), 1280)
  const strokes = await page.locator('main svg :is(path, line)').evaluateAll((lines) =>
    lines
      .filter((line) => line.getBoundingClientRect().width > 0)
      .map((line) => getComputedStyle(line).stroke)
      .filter((stroke) => stroke !== 'none'),
  )
  expect(strokes).toContain('rgb(255, 255, 255)')
  const dark = strokes.filter((stroke) =>
    stroke
      .match(/\d+/g)!
      .slice(0, 3)
      .every((share) => Number(share) < 64),
  )
  expect(dark).toEqual([])
  const filters = await page
    .locator('main svg image')
    .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).filter))
  expect(new Set(filters)).toEqual(new Set(['invert(1)']))
})

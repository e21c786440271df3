import { expect, test } from '@playwright/test'
import { answerCookies } from './screen.ts'
import { watch } from './watch.ts'

test.beforeEach(({ context }) => answerCookies(context))

test('a pin, a name and the select make the same choice, kept in the address', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/dealers.html', { waitUntil: 'networkidle' })
  await page
    .getByRole('group', { name: /на карте/ })
    .getByRole('link', { name: /^Казань/ })
    .click()
  await expect(page).toHaveURL(/\?city=kazan$/)
  await expect(page.getByLabel('Город', { exact: true })).toHaveValue('kazan')
  await page.getByLabel('Город', { exact: true }).selectOption('samara')
  await page.getByRole('button', { name: 'Показать' }).click()
  // A form that is quicker than the page's code is sent by the browser itself, with the anchor of the list.
  await expect(page).toHaveURL(/\?city=samara(#search)?$/)
  await expect(page.getByRole('group', { name: /на карте/ }).locator('[aria-current]')).toHaveAccessibleName(/^Самара/)
  // A press that is quicker than the code is a plain link: the page left takes its requests along.
  expect(problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([])
})

test('the hours of the moment come from the browser and move nothing', async ({ page, request }) => {
  expect(await (await request.get('/dealers.html?city=moskva')).text()).not.toMatch(/Сейчас (открыто|закрыто)/)
  await page.clock.setFixedTime(new Date('2021-11-15T12:00:00Z'))
  await page.goto('/dealers.html?city=novosibirsk')
  const row = page.locator('#sibir-premium')
  const before = await row.boundingBox()
  await page.mouse.move(10, 10)
  await expect(row).toContainText('Сейчас открыто, до')
  expect((await row.boundingBox())?.height).toBe(before?.height)
  // It is 19:00 in Novosibirsk when it is noon in London.
  await expect(row).toContainText('20:00')
})

test('the nearest dealer is asked for by a press and told with its distance', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 55.79, longitude: 49.12 })
  await page.goto('/dealers.html', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Найти ближайший' }).click()
  await expect(page.locator('#search li').first()).toContainText(/Волга Премиум Казань.*4.км по.прямой/s)
  expect(new URL(page.url()).search).toBe('')
})

test('the contact of a dealer is a file for the phone book', async ({ request }) => {
  const response = await request.get('/dealers/baltika-premium.vcf')
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  expect(await response.text()).toContain('FN:Балтика Премиум')
})

test('on paper the card keeps what one needs on the way', async ({ page }) => {
  await page.goto('/dealers.html?dealer=premium-avto-sever', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden()
  await expect(page.getByRole('img', { name: 'QR-код маршрута' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a city is chosen by the form', async ({ page }) => {
    await page.goto('/dealers.html')
    await page.getByLabel('Город', { exact: true }).selectOption('ufa')
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page).toHaveURL(/\?city=ufa#search$/)
    await expect(page.locator('#search address')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Найти ближайший' })).toBeHidden()
  })
})

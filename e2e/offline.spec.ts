import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSiteProcess, type SiteProcess } from '../scripts/prove/site-process.ts'
import { answerCookies } from './screen.ts'
import { expect, test } from './test.ts'

/** A site of its own: the network is cut by stopping it, which the service worker feels like everybody. */
let site: SiteProcess
const dataDir = mkdtempSync(join(tmpdir(), 'offline-'))

test.use({ reducedMotion: 'reduce' })
test.beforeAll(async () => {
  site = await startSiteProcess({ DATA_DIR: dataDir, SITE_ENV: 'none', LOG_LEVEL: 'silent' }, { kind: 'built' })
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('without a network a saved build and the dealers open, and say when they were saved', async ({
  page,
  context,
}) => {
  await answerCookies(context)
  const { url } = site
  await page.goto(`${url}/dealers.html`)
  const address = ((await page.locator('main address, main [itemprop=address]').first().textContent()) ?? '').trim()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  await page.goto(`${url}/configurator#slide=7&model=gv70&comp=203`)
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  await expect(page.getByText('откроются и без сети')).toBeVisible()
  const total = (await page.locator('[data-total]').textContent()) ?? ''
  const code =
    /[2-9A-HJKMNP-Z]{6}/.exec(
      (await page
        .getByText(/Код сборки/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? ''
  await page.goto(`${url}/warranty.html`)
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/warranty.html')))).toBe(true)

  await site.stop()
  await page.goto(`${url}/build/${code}.html`)
  await expect(page.getByRole('main').getByText(total).first()).toBeVisible()
  await expect(page.getByText(/^Нет сети\. Страница сохранена \d+ [а-я]+/)).toBeVisible()
  const kept = await page.goto(`${url}/dealers.html`)
  expect(kept?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByRole('main').getByText(address).first()).toBeVisible()
  await page.goto(`${url}/warranty.html`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)

  // What is not kept leads to the list of what is.
  await page.goto(`${url}/lounge.html`)
  await expect(page).toHaveURL(`${url}/saved.html`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    // Of the configurator's list only those without a page of their own: this one has it.
    'Сборки',
    'Дилеры и последние страницы',
  ])
  // Called by its trim, and by the day of its price.
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/GV70 Advance .*₽ на\s\d+\s[а-я]+/)
  await page.getByRole('button', { name: 'Удалить всё' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Пока ничего не сохранено'])
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])
  expect(left).toEqual([])
})

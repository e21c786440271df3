import { readdir, readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { codeOf } from '../tests/office/totp.ts'
import { acceptInvitation, expectNoFaults, PASSWORD, startPreparedOffice, type OfficeSite } from './office-visit.ts'

/** The office from the invitation to an undone mistake, on a site of its own. */

test.describe.configure({ mode: 'serial' })

let office: OfficeSite
let page: Page
let uri: string
const complaints: string[] = []

test.beforeAll(async ({ browser }, { project }) => {
  office = await startPreparedOffice(project.outputDir)
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy|Warning/.test(message.text())) complaints.push(message.text())
  })
})
test.afterAll(async () => {
  await page.context().close()
  await office.stop()
})

test('an invitation is accepted, the code is set up, and the next sign-in requires both', async () => {
  await page.goto(office.origin)
  await expect(page.getByRole('heading', { name: 'Вход в офис' })).toBeVisible()
  await expectNoFaults(page)
  uri = await acceptInvitation(page, office.links.get('owner') ?? '')
  await expect(page.getByRole('heading', { name: 'Заявки' })).toBeVisible()
  await page.goto(`${office.origin}/#/account`)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByLabel('Почта').fill('owner@demo.localhost')
  await page.getByLabel('Пароль').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Код').fill(codeOf(uri))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Заявки' })).toBeVisible()
})

test('the list: overdue ones first, a search that is not in the address, no axe violations', async () => {
  const rows = page.getByRole('table', { name: 'Заявки' }).getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(10)
  await expect(rows.nth(1)).toContainText('Просрочена')
  await expectNoFaults(page)
  await page.getByLabel('Номер, телефон или имя').fill('8 900 000-00-05')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Екатерина Журавлёва')
  expect(page.url()).not.toMatch(/900|filter/)
})

test('a request is opened, marked as reached and undone by keyboard alone', async () => {
  await page.getByRole('table', { name: 'Заявки' }).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Екатерина Журавлёва' })).toBeVisible()
  await expectNoFaults(page)
  const reached = page.getByRole('button', { name: 'Дозвонились', exact: true })
  await reached.focus()
  await page.keyboard.press('Enter')
  await expect(reached).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('В работе → Дозвонились')).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'В работе' })).toHaveAttribute('aria-pressed', 'true')
})

test('typed text stays when the connection is lost, and is saved once when it is back', async () => {
  const note = page.getByLabel('Новая заметка')
  await note.fill('Перезвонить после шести')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Добавить' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible()
  await expect(note).toHaveValue('Перезвонить после шести')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Добавить' }).click()
  await expect(note).toHaveValue('')
  await expect(page.getByText('Перезвонить после шести')).toBeVisible()
})

test('reports: a chart, a table and a file for each, no axe violations', async () => {
  await page.getByRole('menuitem', { name: 'Отчёты' }).click()
  await expect(page.getByRole('img', { name: /^Заявки по дням: больше всего за день/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^От просмотра до заявки/ })).toBeVisible()
  await page.locator('details', { hasText: 'Таблица' }).nth(1).locator('summary').click()
  await expect(page.getByRole('table', { name: 'Заявки по дилерам' })).toBeVisible()
  await expectNoFaults(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Искали и не нашли: для Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/^searches-.*\.csv$/)
})

test('a link to a page of another role says so, and requests nothing', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ru-RU' })
  const dealer = await context.newPage()
  await acceptInvitation(dealer, office.links.get('dealer') ?? '')
  const refused: string[] = []
  dealer.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  for (const path of ['users', 'journal', 'waiting', 'content/news', 'pictures', 'prices']) {
    await dealer.goto(`${office.origin}/#/${path}`)
    await expect(dealer.getByRole('heading', { level: 1, name: 'Нет доступа' })).toBeVisible()
  }
  await expectNoFaults(dealer)
  await dealer.getByRole('link', { name: 'К началу' }).click()
  await expect(dealer.getByRole('heading', { level: 1, name: 'Заявки' })).toBeVisible()
  expect(refused).toEqual([])
  await context.close()
})

test('an owner is asked before somebody’s access is taken away', async () => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/users\.(?:reset|end)/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`${office.origin}/#/users`)
  const access = page
    .getByRole('listitem')
    .filter({ hasText: 'dealer@' })
    .getByRole('button', { name: /^Вход: / })
  await access.click()
  await page.getByRole('menuitem', { name: 'Сбросить вход по коду' }).click()
  const dialog = page.getByRole('dialog', { name: /^Сбросить вход по коду для/ })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(access).toBeFocused()
  expect(asked).toEqual([])
  await access.click()
  await page.getByRole('menuitem', { name: 'Завершить сеансы' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByText('Сеансы завершены')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('on a phone nothing is wider than the screen, and there are no axe violations', async () => {
  // Thirteen pages.
  test.setTimeout(900_000)
  // A page of its own, as a phone opens it.
  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    'requests',
    'waiting',
    'reports',
    'content/news',
    'content/price',
    'content/news/1',
    'content/dealer/1',
    'content/photo/g90%2Fhero',
    'pictures',
    'hours',
    'users',
    'journal',
    'account',
  ]) {
    await phone.goto(`${office.origin}/#/${path}`)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    // What is wide comes with the data.
    await phone.waitForLoadState('networkidle')
    const width = () => phone.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width, path).toBeLessThanOrEqual(390)
    await expectNoFaults(phone, path)
    // What 400 % of zoom leaves of a wide screen.
    await phone.setViewportSize({ width: 320, height: 844 })
    await expect.poll(width, path).toBeLessThanOrEqual(320)
    await phone.setViewportSize({ width: 390, height: 844 })
  }
  await phone.getByRole('button', { name: 'Открыть меню' }).click()
  await expect(phone.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  await expectNoFaults(phone)
  expect(complaints).toEqual([])
})

test('a phone that has been turned, or a window made narrow, is pressed as before', async () => {
  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 844, height: 390 })
  await phone.goto(`${office.origin}/#/content/news`)
  const item = phone.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(item).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [390, 844],
  ] as const)
    await phone.setViewportSize({ width, height })
  await item.click()
  await expect(phone.getByRole('textbox', { name: 'Заголовок' })).toBeVisible()
  await phone.close()
})

test('the public port serves nothing of the office', async ({ request }) => {
  const { status } = await request
    .post(`${office.site.url}/api/session.read`, { data: {} })
    .then((response) => ({ status: response.status() }))
  expect([404, 405]).toContain(status)
})

test('the visitors’ bundles contain nothing of the office', async () => {
  const manifest = JSON.parse(await readFile('dist/server/manifest.json', 'utf8')) as object
  expect(Object.keys(manifest).filter((name) => name.includes('office'))).toEqual([])
  const scripts = (await readdir('dist/client/assets')).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(`dist/client/assets/${name}`, 'utf8')))
  // Of the components, of the calls.
  expect(texts.filter((text) => /MuiButton|requests\.withdraw/.test(text))).toEqual([])
})

import { expect, test, type Locator, type Page } from '@playwright/test'
import { codeOf } from '../tests/office/totp.ts'
import { acceptInvitation, expectNoFaults, PASSWORD, startPreparedOffice, type OfficeSite } from './office-visit.ts'

/** A news item from the sign-in to the page of the site, without a mouse, as somebody who hears the screen does it. */

/** What the keyboard may stop at, some more than once: a date has a stop for each of its parts. */
const STOPS = 'a, button, input, select, textarea, [tabindex]'

/**
 * Goes on with Tab until the keyboard stands on it. Bounded by what the screen has, because how much that is depends on
 * the item an editor has written: a long one has a hundred fields.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const most = 20 + 2 * (await page.locator(STOPS).count())
  // Looked for once: by its role and name it would be looked for in the whole page at every stop.
  let wanted = await target.elementHandle()
  for (let stop = 0; stop < most; stop++) {
    const [isReached, isGone] = await page.evaluate(
      (element) => [element === document.activeElement, !element?.isConnected],
      wanted,
    )
    if (isReached) return
    if (isGone) wanted = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not get to ${String(target)}`)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

// An office of its own: it takes an invitation and signs out, which others in the same role would meet.
let office: OfficeSite
// Playwright wants the fixtures by their names, be it none.
// oxlint-disable-next-line no-empty-pattern
test.beforeAll(async ({}, { project }) => {
  office = await startPreparedOffice(project.outputDir)
})
test.afterAll(() => office.stop())

test('a news item is found, changed, published and taken back by keyboard alone', async ({ page }) => {
  const uri = await acceptInvitation(page, office.links.get('editor') ?? '')
  await page.goto(`${office.origin}/#/account`)
  await page.getByRole('button', { name: 'Выйти' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Вход в офис' })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - heading "Вход в офис" [level=1]
    - textbox "Почта"
    - textbox "Пароль"
    - button "Продолжить" [disabled]
    - button "Не помню пароль"
  `)
  await type(page, page.getByLabel('Почта'), 'editor@demo.localhost')
  await type(page, page.getByLabel('Пароль'), PASSWORD)
  await press(page, page.getByRole('button', { name: 'Продолжить' }))
  await type(page, page.getByLabel('Код'), codeOf(uri))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Содержание сайта' })).toBeVisible()
  await expectNoFaults(page)
  // Not the one that has a draft of the example.
  const item = page.getByRole('main').getByRole('listitem').getByRole('link').nth(3)
  const title = (await item.textContent()) ?? ''
  await press(page, item)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  // The link is gone with its page: the heading of the new one is read out, and the tab has its name.
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/ — офис /)
  await expectNoFaults(page)
  await type(page, page.getByRole('textbox', { name: 'Заголовок' }), 'Написано без мыши')
  await press(page, page.getByRole('button', { name: 'Сохранить черновик' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Написано без.мыши/)

  const later = page.getByRole('radio', { name: 'Сразу' })
  await tabTo(page, later)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('textbox', { name: 'Показать с, по Москве' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await press(page, page.getByRole('button', { name: 'Опубликовать' }))
  await expect(page.getByText('Черновика нет')).toBeVisible()
  const list = async () => (await page.request.get(`${office.site.url}/news.html`)).text()
  await expect.poll(list).toMatch(/Написано без.мыши/)

  await press(page, page.getByRole('button', { name: 'Убрать с сайта' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectNoFaults(page)
  // What covers the page keeps the keyboard, and gives it back.
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Убрать с сайта' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Убрать с сайта' }))
  await press(page, dialog.getByRole('button', { name: 'Убрать с сайта' }))
  await expect.poll(list).not.toMatch(/Написано без.мыши/)
  await press(page, page.getByRole('button', { name: 'Вернуть эту версию' }).first())
  await expect.poll(list).toMatch(/Написано без.мыши/)
})

test('at the desk the keyboard goes on beside a button that is gone, or that has nothing to do any more', async ({
  page,
}) => {
  await acceptInvitation(page, office.links.get('call-centre') ?? '')
  await page.goto(`${office.origin}/#/requests`)
  const label = await page
    .getByRole('button', { name: /^Дозвонились: / })
    .first()
    .getAttribute('aria-label')
  const number = label?.split(': ')[1] ?? ''
  const reached = page.getByRole('button', { name: `Дозвонились: ${number}` })
  await press(page, reached)
  await expect(reached).toBeHidden()
  const link = page.getByRole('main').getByRole('link', { name: number })
  const line = page
    .getByRole('main')
    .locator('li, tr')
    .filter({ has: page.getByRole('link', { name: number }) })
  await expect(line.locator(':focus')).toHaveCount(1)

  await press(page, link)
  const note = page.getByRole('textbox', { name: 'Новая заметка' })
  await type(page, note, 'Перезвонить вечером')
  await press(page, page.getByRole('button', { name: 'Добавить' }))
  await expect(page.getByText('Перезвонить вечером')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(note).toBeFocused()
  const group = page.getByRole('group', { name: 'Напоминание' })
  await press(page, group.getByRole('button', { name: 'Завтра в 10:00' }))
  const drop = group.getByRole('button', { name: 'Снять' })
  await press(page, drop)
  await expect(drop).toBeHidden()
  await expect(group.locator(':focus')).toHaveCount(1)
})

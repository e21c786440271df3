import { expect, type Page } from '@playwright/test'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { test } from './office-visit.ts'

/** Nothing that an editor types is lost, whatever happens to the call that saves it. */

const answer = (page: Page) => page.getByRole('textbox', { name: 'Ответ', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить черновик' }).click()
const unsaved = (page: Page) => page.getByText('Изменения не сохранены')
const SAVE = '**/api/content.save'

async function openQuestion(page: Page) {
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Вопросы', exact: true }).click()
  await page.getByRole('main').locator('li a[href*="/content/question/"]').last().click()
  await expect(answer(page)).toHaveValue(/\S/)
}

test('what is typed while a draft is being saved or published stays, and counts as not saved', async ({
  page,
  enter,
}) => {
  await enter(page, 'editor')
  await openQuestion(page)
  for (const [call, press] of [
    ['content.save', () => save(page)],
    ['content.publish', () => page.getByRole('button', { name: 'Опубликовать' }).click()],
  ] as const)
    await test.step(call, async () => {
      await answer(page).fill(`Начало ${call}.`)
      if (call === 'content.publish') await save(page)
      if (call === 'content.publish') await expect(unsaved(page)).toBeHidden()
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route(`**/api/${call}`, async (route) => held.then(() => route.continue()))
      const asked = page.waitForRequest(`**/api/${call}`)
      await press()
      await asked
      await answer(page).fill(`Продолжение ${call}.`)
      const shown = page.waitForResponse('**/api/content.get')
      release()
      await shown
      await page.unroute(`**/api/${call}`)
      await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toBeEnabled()
      await expect(answer(page)).toHaveValue(`Продолжение ${call}.`)
      await expect(unsaved(page)).toBeVisible()
      await save(page)
      await expect(unsaved(page)).toBeHidden()
      await expect(answer(page)).toHaveValue(`Продолжение ${call}.`)
    })
})

test('a save whose answer is lost is repeated: one item, and no stranger to blame', async ({ page, enter }) => {
  await enter(page, 'editor')
  const lose = () =>
    page.route(SAVE, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
  const isTold = () => expect(page.getByRole('alert').filter({ hasText: 'Нет связи с офисом' })).toBeVisible()
  const QUESTION = 'Потерялся ответ сервера?'
  await openQuestion(page)
  await page.getByRole('link', { name: /^Все: / }).click()
  await page.getByRole('link', { name: 'Новый вопрос' }).click()
  await page.getByRole('textbox', { name: 'Вопрос', exact: true }).fill(QUESTION)
  for (const text of ['Ответ новой записи.', 'Ответ прежней записи.'])
    await test.step(text, async () => {
      await answer(page).fill(text)
      await lose()
      await save(page)
      await isTold()
      await page.unroute(SAVE)
      await answer(page).fill(`${text} Дописано позже.`)
      await save(page)
      await expect(unsaved(page)).toBeHidden()
      await expect(page).toHaveURL(/\/question\/\d+$/)
      await expect(answer(page)).toHaveValue(`${text} Дописано позже.`)
    })
  await page.getByRole('link', { name: /^Все: / }).click()
  await expect(page.getByRole('main').getByText(QUESTION)).toHaveCount(1)
})

test('a save by keyboard leaves the keyboard where it was', async ({ page, enter }) => {
  await enter(page, 'editor')
  await openQuestion(page)
  const button = page.getByRole('button', { name: 'Сохранить черновик' })
  await answer(page).fill('Набрано и сохранено кнопкой.')
  await button.press('Enter')
  await expect(unsaved(page)).toBeHidden()
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await answer(page).fill('Набрано и сохранено сочетанием клавиш.')
  await answer(page).press('ControlOrMeta+s')
  await expect(unsaved(page)).toBeHidden()
  await expect(answer(page)).toBeFocused()
  await answer(page).fill('Стало "другим" после сохранения.')
  await answer(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
  await answer(page).press('ControlOrMeta+s')
  await expect(answer(page)).toHaveValue(/«другим»/)
  await answer(page).pressSequentially(' уже')
  await expect(answer(page)).toHaveValue(/^Стало уже/)
})

test('a session that ends leaves what is typed, and the way back in is next to it', async ({ page, enter }) => {
  await enter(page, 'editor')
  await openQuestion(page)
  await answer(page).fill('Набрано раньше.')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await save(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('alert').getByRole('link', { name: 'Войти в новой вкладке' }).click()
  const other = await opened
  await expect(other.getByRole('heading', { name: 'Вход в офис' })).toBeVisible()
  await other.close()
  await expect(answer(page)).toHaveValue('Набрано раньше.')
  await page.context().addCookies(cookies)
  await save(page)
  await expect(unsaved(page)).toBeHidden()
})

test('a note whose answer is lost is repeated, with more words: one note', async ({ page, enter }) => {
  await enter(page, 'owner')
  const requests = page.getByRole('table', { name: 'Заявки' }).getByRole('link')
  const other = (await requests.nth(1).getAttribute('href')) ?? ''
  await requests.first().click()
  const note = page.getByLabel('Новая заметка')
  const add = page.getByRole('button', { name: 'Добавить' })
  await note.fill('Ответ потерялся.')
  // Nor does another page of the office take it away unasked.
  await page.getByRole('menuitem', { name: 'Отчёты' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
  await page.route('**/api/requests.note', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await add.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи с офисом' })).toBeVisible()
  await page.unroute('**/api/requests.note')
  await expect(note).toHaveValue('Ответ потерялся.')
  await note.fill('Ответ потерялся. Дописано.')
  await add.click()
  await expect(note).toHaveValue('')
  await expect(page.getByText('Ответ потерялся.')).toHaveCount(1)
  await expect(page.getByText('Ответ потерялся. Дописано.')).toBeVisible()
  await test.step('what is typed about one request is not left in the note of another', async () => {
    await page.evaluate((address) => location.assign(address), other)
    await expect(page.getByText('Ответ потерялся. Дописано.')).toBeHidden()
    await note.fill('О второй заявке.')
    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: 'Уйти' }).click()
    await expect(page.getByText('Ответ потерялся. Дописано.')).toBeVisible()
    await expect(note).toHaveValue('')
  })
})

test('Escape asks before the words about a picture are lost', async ({ page, enter }) => {
  await enter(page, 'editor')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Новости', exact: true }).click()
  await page.getByRole('main').locator('li a[href*="/content/news/"]').first().click()
  await page.getByRole('button', { name: 'Заменить снимок' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Снимки' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  const words = dialog.getByRole('textbox', { name: 'Что на снимке' })
  await expect(words).toBeFocused()
  // Nothing is typed: nothing is asked.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Заменить снимок' }).first().click()
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await words.fill('Циферблат крупно')
  // A look at another picture.
  await dialog.getByRole('button', { name: 'Другой снимок' }).click()
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(words).toHaveValue('Циферблат крупно')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(words).toHaveValue('Циферблат крупно')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Закрыть без сохранения' }).click()
  await expect(dialog).toBeHidden()
})

test('paragraphs pasted into one block are blocks when they are saved, and what is typed next is not saved', async ({
  page,
  enter,
}) => {
  await enter(page, 'editor')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Страницы акций', exact: true }).click()
  await page.getByRole('main').locator('li a[href*="/content/promo-page/"]').first().click()
  const texts = page.getByRole('textbox', { name: 'Текст', exact: true })
  await texts.first().fill('Первый из Word.\n\nВторой “в кавычках”.\n\nТретий.')
  await texts.first().press('ControlOrMeta+s')
  await expect(unsaved(page)).toBeHidden()
  await expect(texts.first()).toBeFocused()
  for (const [index, text] of ['Первый из Word.', 'Второй «в кавычках».', 'Третий.'].entries())
    await expect.poll(async () => withPlainSpaces(await texts.nth(index).inputValue())).toBe(text)
  await texts.nth(1).fill('Второй, дописан.')
  await expect(unsaved(page)).toBeVisible()
  await test.step('what is wrong with a block goes with it', async () => {
    await texts.nth(2).fill('')
    await save(page)
    await expect(texts.nth(2)).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Выше' }).nth(2).click()
    await expect(texts.nth(1)).toHaveAttribute('aria-invalid', 'true')
    await expect(texts.nth(2)).not.toHaveAttribute('aria-invalid', 'true')
  })
})

import { expect, type Page } from '@playwright/test'
import { test } from './office-visit.ts'

const answer = (page: Page) => page.getByRole('textbox', { name: 'Ответ', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить черновик' }).click()
const saved = (page: Page) => expect(page.getByText('Изменения не сохранены')).toBeHidden()

async function openQuestion(page: Page) {
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Вопросы', exact: true }).click()
  await page.getByRole('main').locator('li a[href*="/content/question/"]').first().click()
}

test('of two editors none overwrites what the other has written, however long a form was open', async ({
  page,
  browser,
  enter,
}) => {
  await enter(page, 'editor')
  await openQuestion(page)
  await expect(answer(page)).toHaveValue(/\S/)
  const address = page.url()
  const context = await browser.newContext()
  const other = await context.newPage()
  await enter(other, 'owner')
  await test.step('an item that is opened again is the one of the moment', async () => {
    await page.getByRole('link', { name: /^Все: / }).click()
    await other.goto(address)
    await answer(other).fill('Так отвечает другой.')
    await save(other)
    await saved(other)
    await page.getByRole('main').locator('li a[href*="/content/question/"]').first().click()
    await expect(answer(page)).toHaveValue('Так отвечает другой.')
  })
  await test.step('a form that has been without a connection is told of what has changed', async () => {
    await answer(page).fill('Так отвечает первый.')
    await page.context().setOffline(true)
    await answer(other).fill('Так отвечает другой, подумав.')
    await save(other)
    await saved(other)
    await page.context().setOffline(false)
    // What the office would ask again by itself.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.waitForLoadState('networkidle')
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Черновик тем временем изменён' })).toBeVisible()
    await expect(answer(page)).toHaveValue('Так отвечает первый.')
  })
  await test.step('a form without a draft is told of what has been published since it was opened', async () => {
    const publish = async () => {
      await other.getByRole('button', { name: 'Опубликовать' }).click()
      await expect(other.getByText('Черновика нет')).toBeVisible()
    }
    await publish()
    const late = await page.context().newPage()
    await late.goto(address)
    await expect(late.getByText('Черновика нет')).toBeVisible()
    await answer(other).fill('Так отвечает другой в третий раз.')
    await save(other)
    await saved(other)
    await publish()
    await answer(late).fill('Так отвечает опоздавший.')
    await save(late)
    await expect(late.getByRole('alert').filter({ hasText: 'Запись тем временем изменена на сайте' })).toBeVisible()
    await expect(answer(late)).toHaveValue('Так отвечает опоздавший.')
  })
  await context.close()
})

import { PASSWORD } from '../../e2e/office-visit.ts'
import { codeOf } from '../../tests/office/totp.ts'
import { dayAhead, type Visit } from './visit.ts'

/** The steps of docs/guide/dealer.md, as a dealer's user performs them. */

export async function dealerSteps(visit: Visit, invitation: string): Promise<void> {
  await enter(visit, invitation)
  await call(visit)
  await move(visit)
  await remind(visit)
  await closeHours(visit)
}

/** The list on a phone, in the same session. */
export async function dealerOnPhone({ page, office, take }: Visit): Promise<void> {
  await page.goto(`${office}/#/requests`)
  await page.getByRole('heading', { name: 'Заявки' }).waitFor()
  await take('dealer-phone')
}

async function enter({ page, take }: Visit, invitation: string): Promise<void> {
  await page.goto(invitation)
  await page.getByRole('heading', { name: /^Здравствуйте/ }).waitFor()
  await page.getByLabel('Пароль').fill(PASSWORD)
  await page.getByLabel('Ещё раз').fill(PASSWORD)
  await take('dealer-password')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await page.getByRole('heading', { name: 'Вход по коду' }).waitFor()
  await page.getByLabel('Пароль').fill(PASSWORD)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
  await take('dealer-code')
  await page.getByLabel('Код из приложения').fill(codeOf(`otpauth://totp/office?secret=${secret}`))
  await page.getByRole('button', { name: 'Подключить' }).click()
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await page.getByRole('table', { name: 'Заявки' }).waitFor()
}

async function call({ page, take }: Visit): Promise<void> {
  await take('dealer-list')
  await page
    .getByRole('table', { name: 'Заявки' })
    .getByRole('row', { name: /Тест-драйв/ })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('dealer-request')
  const reached = page.getByRole('button', { name: 'Дозвонились', exact: true })
  await reached.click()
  await page.getByRole('button', { name: 'Отменить', exact: true }).waitFor()
  await take('dealer-reached', reached)
}

async function move({ page, take }: Visit): Promise<void> {
  await page.getByRole('button', { name: /^(?:Перенести|Назначить время)$/ }).click()
  await page.getByLabel('День').click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Время', { exact: true }).click()
  await page.getByRole('option').first().click()
  const here = page.getByRole('button', { name: 'Перенести сюда' })
  await take('dealer-move', here)
  await here.click()
  await page.getByText('Запись перенесена').first().waitFor()
}

async function remind({ page, take }: Visit): Promise<void> {
  await page.getByLabel('Другое время (МСК)').fill(`${dayAhead(2)}T12:00`)
  await page.getByRole('button', { name: 'Напомнить', exact: true }).click()
  await page.getByRole('button', { name: 'Снять', exact: true }).waitFor()
  await take('dealer-reminder', page.getByRole('group', { name: 'Напоминание' }))
}

async function closeHours({ page, take }: Visit): Promise<void> {
  await page.getByRole('menuitem', { name: 'Часы записи' }).click()
  const free = page.getByRole('button', { name: /свободен/ })
  await free.first().click()
  await page
    .getByRole('button', { name: /закрыт/ })
    .first()
    .waitFor()
  await take('dealer-hours')
}

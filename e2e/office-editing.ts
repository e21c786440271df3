import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { expectNoFaults } from './office-visit.ts'

/** What an editor does again and again. */

/** Saves the draft that is open and publishes it at once. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Черновика нет')).toBeVisible()
}

/** By hand: a file, what is on it, whose it is, and a press on what matters. */
export async function uploadPicture(page: Page) {
  const buffer = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#334455' } })
    .png()
    .toBuffer()
  await page.getByRole('button', { name: 'Выбрать снимок' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(dialog.getByRole('alert')).toHaveText('Нужен снимок JPEG, PNG, WebP или AVIF')
  await file.setInputFiles({ name: 'Обложка.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('textbox', { name: 'Что на снимке' }).fill('Циферблат')
  await dialog.getByRole('textbox', { name: 'Чей снимок' }).fill('Снято нами')
  const focus = dialog.getByRole('button', { name: /Главное на снимке/ })
  await focus.press('ArrowRight')
  await expect(focus).toHaveAccessibleName(/60 % слева/)
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Поставить этот снимок' }).click()
  await expect(dialog).toBeHidden()
}

/** What the PDF at this address says; the status where there is none. */
export async function printed(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address)
  if (!answer.ok()) return String(answer.status())
  const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true })
  return withPlainSpaces(text).replaceAll(/\s+/g, ' ')
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { GUIDE_PICTURE_BYTES, GUIDE_PICTURES } from './list.ts'

/** Actions of the guides' steps: each fails when the screen no longer has what the guide names. */

export type Visit = {
  page: Page
  office: string
  site: string
  /** Takes a screenshot; `of`: what has to be in its centre. */
  take: (name: string, of?: Locator) => Promise<void>
}

const QUALITIES = [62, 45, 30]

/** Waits for animations, so that no picture shows half of a message. */
const SETTLED_MS = 700

export function visitOf(page: Page, addresses: Pick<Visit, 'office' | 'site'>, told: (line: string) => void): Visit {
  return {
    page,
    ...addresses,
    async take(name, of) {
      await of?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(SETTLED_MS)
      const bytes = await save(name, await page.screenshot())
      told(`${name}.webp, ${Math.round(bytes / 1024)} KB`)
    },
  }
}

async function save(name: string, seen: Buffer): Promise<number> {
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- a worse one only where the better is too large
    const { data, info } = await sharp(seen).webp({ quality, effort: 6 }).toBuffer({ resolveWithObject: true })
    if (info.size > GUIDE_PICTURE_BYTES) continue
    // oxlint-disable-next-line no-await-in-loop -- the last thing this loop does
    await sharp(data).toFile(`${GUIDE_PICTURES}${name}.webp`)
    return info.size
  }
  throw new Error(`${name}: the picture is too large for a guide`)
}

const KEPT = 'scripts/media/kept'

/** Two of the project's own pictures as an editor's photographs: uploaded under realistic names. */
export function photographs(): { name: string; mimeType: string; buffer: Buffer }[] {
  const files = readdirSync(KEPT).filter((file) => /-place-\w+-1920\.jpg$/.test(file))
  return ['Дорога.jpg', 'Стоянка.jpg'].map((name, index) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: readFileSync(join(KEPT, files.toSorted()[index] ?? '')),
  }))
}

/** Uploads a photograph into the open dialog, describes it, and accepts it. */
export async function uploadInto(page: Page, file: ReturnType<typeof photographs>[number], alt: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Снимки' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel('Что на снимке').fill(alt)
  await dialog.getByLabel('Чей снимок').fill('Наш архив')
}

/** Encoding all sizes may take a minute. */
const ENCODED_MS = 180_000

export async function takeChosen(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Снимки' })
  await dialog.getByRole('button', { name: 'Поставить этот снимок' }).click()
  await dialog.waitFor({ state: 'detached', timeout: ENCODED_MS })
}

/** A publication is at the origin within five seconds; a busy machine may take longer. */
const SEEN_MS = 20_000
const ASK_AGAIN_MS = 250

/** Waits until visitors can read it on a page, ignoring non-breaking characters; null: until there is no such page. */
export async function seenBy(site: string, path: string, words: string | null): Promise<void> {
  const started = Date.now()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked again until it is there
    const answer = await fetch(site + path)
    // oxlint-disable-next-line no-await-in-loop
    const text = (await answer.text()).replaceAll(/&nbsp;|\u00a0/g, ' ')
    if (words === null ? answer.status === 404 : answer.ok && text.includes(words)) return
    if (Date.now() - started > SEEN_MS) throw new Error(`${path}: ${words ?? 'no page'} is not seen on the site`)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

/** Value of a date-time field, this many days from today. */
export const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date(Date.now() + days * 86_400_000))

/** The first of the month after this one. */
export function nextMonth(): string {
  const [year = 0, month = 0] = dayAhead(0).split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

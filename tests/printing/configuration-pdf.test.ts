import { getDocumentProxy } from 'unpdf'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import { composeDocument } from '#src/backend/configurations/document.ts'
import { readHash } from '#src/domain/configurator/choice.ts'
import { makeConfigurationPdf } from '#src/printing/configuration/configuration-pdf.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { drawShareCard } from '#src/printing/share-card.ts'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestBackend, type TestBackend } from '../backend/test-backend.ts'
import { configurator } from '../fixtures/cars.ts'

let backend: TestBackend
let images: string
beforeAll(async () => {
  backend = await createTestBackend()
  // The pictures of the build are not needed to tell what a document says.
  images = await mkdtemp(join(tmpdir(), 'boards-'))
  await mkdir(join(images, 'interior'))
  const board = sharp({ create: { width: 120, height: 80, channels: 3, background: '#333' } })
  for (const { code } of configurator.colorInterior) {
    await board
      .clone()
      .webp()
      .toFile(join(images, 'interior', `${code.toLowerCase()}.webp`))
  }
  return () => rm(images, { recursive: true })
})

async function documentOf(hash: string, now = new Date('2021-12-20T00:00:00Z')) {
  const { choice } = readHash(hash)
  const { build } = (await resolveChoice(backend.db, choice))!
  const share = { code: 'KM37P2', url: 'https://site.example/build/KM37P2.html' }
  return composeDocument(backend.db, { build, choice, dealer: choice.dealer, withCredit: true, share, now })
}

/** Words of all pages, spaces made plain. */
async function read(pdf: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const { items } = await (await file.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  const { info } = await file.getMetadata()
  return { info: info as { Title: string; Language: string; CreationDate: string }, text: plain(pages.join(' ')), file }
}
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe.each(configurator.model.map(({ code }) => code))('the document of %s', (model) => {
  it('says everything that was chosen, in text that can be selected', async () => {
    const document = await documentOf(`#slide=7&model=${model}&pkg=1,2,3,4,5,6,7,8&dealer=1&program=1&first=40&term=36`)
    const pdf = await makeConfigurationPdf(document, images)
    const { info, text, file } = await read(pdf)
    const { trim, exterior, interior, packages, features, specifications, dealer, credit } = document
    const money = (sum: number) => new Intl.NumberFormat('ru-RU').format(sum)
    const said = [
      document.model.name,
      trim.caption,
      trim.name,
      trim.modification,
      exterior.name.toLowerCase(),
      exterior.description!,
      interior.name.toLowerCase(),
      ...packages.map(({ name }) => name),
      ...features.flatMap(({ category, items }) => [category, ...items]),
      ...specifications.flatMap(({ items }) => items.flat()),
      dealer!.name,
      dealer!.phone,
      'KM37P2',
      ...(document.total === null ? ['Цена будет объявлена позже'] : [money(document.total)]),
      ...(credit ? [credit.bank, money(credit.monthly), 'Оценивайте свои финансовые возможности и\u00a0риски'] : []),
      'не является публичной офертой',
    ]
    for (const words of said) expect(text.toLowerCase()).toContain(plain(words).toLowerCase())
    expect(info).toMatchObject({ Title: expect.stringContaining(trim.caption), Language: 'ru-RU' })
    expect(JSON.stringify(await (await file.getPage(1)).getStructTree())).toContain('"H1"')
    expect(pdf.length).toBeLessThan(400_000)
    expect(text).not.toContain('уточняется')
    // Codes of paints and leathers are for the dealer, who has them with the request.
    for (const { code } of [exterior, interior])
      expect(text).not.toMatch(new RegExp(`(?<![A-ZА-Я])${code}(?![A-ZА-Я])`))
    // Cover, choice, equipment, figures, credit where there is a price, farewell: nothing runs over.
    expect(file.numPages).toBe(credit ? 6 : 5)
  })
})

it('the full cost of credit stands before the rate', async () => {
  const document = await documentOf('#slide=7&model=gv70&program=1&first=40&term=36')
  const { text } = await read(await makeConfigurationPdf(document, images))
  expect(text.indexOf('Полная стоимость кредита')).toBeGreaterThan(0)
  expect(text.indexOf('Полная стоимость кредита')).toBeLessThan(text.indexOf('Ставка'))
})

it('is dated by the day in Moscow, where it is read', async () => {
  const document = await documentOf('#slide=7&model=gv70', new Date('2021-12-20T21:30:00Z'))
  const { info, text } = await read(await makeConfigurationPdf(document, images))
  expect(text).toContain('Конфигурация составлена 21 декабря 2021 г.')
  expect(info.CreationDate).toBe('D:20211220210000Z')
})

it('a share card is a picture of the usual size', async () => {
  const { model, exterior } = await documentOf('#slide=1&model=g90&ext=BLU')
  const card = await drawShareCard({ model, exterior, trim: 'Старт', price: '4 000 000 ₽' })
  expect(await sharp(card).metadata()).toMatchObject({ ...SHARE_SIZE, format: 'jpeg' })
  expect(card.length).toBeLessThan(120_000)
})

it('texts as long as the office takes stay on their page, above the line with its number', async () => {
  const document = await documentOf('#slide=7&model=gv70&program=1&first=40&term=36&dealer=1')
  const { credit, dealer } = document
  if (!credit || !dealer) throw new Error('no credit or no dealer in the fixtures')
  const sentences = (length: number) => 'Решение принимает банк. '.repeat(Math.ceil(length / 24)).slice(0, length - 7)
  const pdf = await makeConfigurationPdf(
    {
      ...document,
      credit: { ...credit, program: sentences(120), bank: sentences(120), legal: `${sentences(4000)} Конец` },
      dealer: { ...dealer, name: sentences(80), address: sentences(200) },
      disclaimer: sentences(2000),
    },
    images,
  )
  const { file, text } = await read(pdf)
  expect(file.numPages).toBe(6)
  expect(text).toContain('Конец Предварительный расчёт')
  for (const number of [5, 6]) {
    const { items } = await (await file.getPage(number)).getTextContent()
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    const heights = lines.map(({ transform }) => Number(transform[5]))
    // The lowest line has the number of the page.
    expect(Math.min(...heights.filter((height) => height > 28))).toBeGreaterThan(38)
    expect(heights.filter((height) => height <= 28).length).toBeLessThanOrEqual(3)
    // No two lines of one column touch.
    const left = lines.filter(({ transform }) => Math.abs(Number(transform[4]) - 48.2) < 1)
    const steps = left.slice(1).map(({ transform }, index) => Number(left[index]?.transform[5]) - Number(transform[5]))
    expect(steps.filter((step) => step > 0 && step < 7)).toEqual([])
  }
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mistakesOf } from '../../scripts/media/check.ts'
import { wantedPhotos } from '../../scripts/media/wanted.ts'

/** Files are looked into when they are made (`npm run media`); here only what the lists say. */
const wanted = await wantedPhotos()
const today = new Date().toISOString().slice(0, 10)

test('каждая запись о снимке полна, и файл её на месте', () => {
  const mistakes = wanted.flatMap((one) => {
    const file = one.photo.file
    const missing = !process.env['MEDIA_DIR'] && !existsSync(`media/${file}`) ? [`нет файла media/${file}`] : []
    return [...mistakesOf(one, today), ...missing].map((text) => `${one.list}, снимок ${file}: ${text}`)
  })
  expect(mistakes).toEqual([])
})

import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { mistakesOf } from '../../scripts/media/check.ts'
import { wantedPhotos } from '../../scripts/media/wanted.ts'
import { FINISHED } from '../../scripts/renders/folders.ts'

/** Files are looked into when they are made (`npm run media`); here only what the lists say. */
const wanted = await wantedPhotos()
const today = new Date().toISOString().slice(0, 10)

test('каждая запись о снимке полна, и файл её на месте', () => {
  const mistakes = wanted.flatMap((one) => {
    const file = one.photo.file
    const path = join(one.isRender ? relative('', FINISHED) : 'media', file)
    const isElsewhere = !one.isRender && process.env['MEDIA_DIR']
    const missing = !isElsewhere && !existsSync(path) ? [`нет файла ${path}`] : []
    return [...mistakesOf(one, today), ...missing].map((text) => `${one.list}, снимок ${file}: ${text}`)
  })
  expect(mistakes).toEqual([])
})

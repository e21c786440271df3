import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { mistakesOf } from '../../scripts/media/check.ts'
import { WITHOUT_RENDER } from '../../scripts/media/make.ts'
import { misplaced, wantedPhotos } from '../../scripts/media/wanted.ts'
import { FINISHED } from '../../scripts/renders/folders.ts'
import { asMessage, placeOf } from './rules/places.ts'

/** Files are looked into when they are made (`npm run media`); here only what the lists say. */
const wanted = await wantedPhotos()
const NO_PHOTO = 'положите его в media или уберите запись'

const today = new Date().toISOString().slice(0, 10)

test('каждая запись о снимке полна, и файл её на месте', () => {
  const mistakes = wanted.flatMap((one) => {
    const { file } = one.photo
    const path = join(one.isRender ? relative('', FINISHED) : 'media', file)
    const isElsewhere = !one.isRender && process.env['MEDIA_DIR']
    const missing =
      isElsewhere || existsSync(path) ? [] : [`нет файла ${path}: ${one.isRender ? WITHOUT_RENDER : NO_PHOTO}`]
    // rendered() is given the name without its ending.
    const name = one.isRender ? file.replace(/\.\w+$/, '') : file
    const place = placeOf({ file: one.list.replace('src/content', ''), near: `'${name}'` })
    return [...mistakesOf(one, today), ...missing].map((text) => `${place}: снимок ${file}: ${text}.`)
  })
  // A picture may stand in two places.
  const problems = [...new Set(mistakes)]
  expect(problems, asMessage(problems)).toEqual([])
})

test('снимки моделей стоят под именами мест, которые есть', async () => {
  const problems = (await misplaced()).map(
    ({ list, name }) => `${list}: нет места «${name}»; места перечислены в docs/editor-guide.md, «Снимки».`,
  )
  expect(problems, asMessage(problems)).toEqual([])
})

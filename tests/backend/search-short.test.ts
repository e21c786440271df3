import { beforeAll, expect, test } from 'vitest'
import { modelsOfPartialName } from '#src/backend/search/partial-names.ts'
import { normalize } from '#src/backend/search/words.ts'
import { modelName } from '#src/content/models/names.ts'
import type { SearchList } from '#src/domain/search.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'
import { createTestBackend, dataOf, type TestBackend } from './test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
const urlsOf = async (q: string) =>
  dataOf<SearchList>(await backend.get('/v1/search', { q })).items.map(({ url }) => url)

const named = (isMeant: (name: string) => boolean) => MODEL_CODES.filter((code) => isMeant(modelName(code)))

test('the beginning of models’ names means all of them, in every spelling and layout', () => {
  for (const text of ['g', 'G', 'г', 'п', 'джи']) expect(modelsOfPartialName(text), text).toEqual(MODEL_CODES)
  const crossovers = named((name) => name.startsWith('GV'))
  for (const text of ['gv', 'GV ', 'г-в', 'гв', 'пм', 'джи ви'])
    expect(modelsOfPartialName(text), text).toEqual(crossovers)
  const seventies = named((name) => name.startsWith('GV7'))
  for (const text of ['gv7', 'gv-7', 'гв7']) expect(modelsOfPartialName(text), text).toEqual(seventies)
})

test('a number alone means the models that have it; nothing else is a part of a name', () => {
  for (const code of MODEL_CODES) {
    const number = modelName(code).replace(/\D/g, '')
    expect(modelsOfPartialName(number)).toEqual(named((name) => name.replace(/\D/g, '') === number))
    expect(modelsOfPartialName(modelName(code)), 'a whole name is searched for').toEqual([])
  }
  for (const text of ['', '7', '2.5', 'то', 'v', 'gx']) expect(modelsOfPartialName(text), text).toEqual([])
})

test('the models come first, then their prices', async () => {
  const [first, second] = named((name) => name.startsWith('GV'))
  expect((await urlsOf('гв')).slice(0, 2)).toEqual([hrefTo(`model-${first!}`), hrefTo(`model-${second!}`)])
})

test('«ТО» is maintenance in either alphabet, with dots, and with the number of a visit', async () => {
  for (const text of ['TO', 'to', 'т.о.', 'T.O.', 'Т.О']) expect(normalize(text).trim(), text).toBe('то')
  for (const text of ['то-2', 'to2', 'TO-2']) expect(normalize(text).trim(), text).toBe('то 2')
  for (const text of ['тормоз', 'Toyota', 'авто', 'photo.']) expect(normalize(text), text).toBe(text.toLowerCase())
  const [owners] = await urlsOf('то')
  expect(owners).toBe(hrefTo('owners'))
  for (const text of ['to', 'nj', 'т.о.']) expect((await urlsOf(text))[0], text).toBe(owners)
})

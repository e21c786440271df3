import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#src/domain/api.ts'
import { complectationShape, featureAnswerShape, specificationAnswerShape } from '#src/domain/shapes/complectation.ts'
import { confDataShape } from '#src/domain/shapes/configurator.ts'
import { creditProgramWireShape } from '#src/domain/shapes/credit.ts'
import { cityShape, dealerShape } from '#src/domain/shapes/dealer.ts'
import { homeDataShape } from '#src/domain/shapes/home.ts'
import { metaTagsShape } from '#src/domain/shapes/meta.ts'
import { modelRecordShape } from '#src/domain/shapes/model.ts'
import { newsDetailShape, newsListShape } from '#src/domain/shapes/news.ts'
import { type NewsDetail, type NewsList } from '#src/domain/news.ts'
import { generalOptionsShape, optionsShape } from '#src/domain/shapes/options.ts'
import { scheduleMapShape } from '#src/domain/shapes/schedule.ts'
import { searchListShape, suggestionShape } from '#src/domain/shapes/search.ts'
import { nearestSlotShape } from '#src/domain/shapes/own-request.ts'
import { createTestBackend, dataOf, messageOf, type TestBackend } from './test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})

type Case = [path: string, query: Record<string, unknown>, shape: z.ZodMiniType]
const calls: Record<
  Exclude<Call, 'GET /configurator/json-data' | `POST ${string}` | 'GET /v1/request/{id}' | 'GET /v1/build/{id}'>,
  Case
> = {
  'GET /v1/options': ['/v1/options', {}, optionsShape],
  'GET /v1/home': ['/v1/home', {}, homeDataShape],
  'GET /v1/news': ['/v1/news', { page: 1, pageSize: 20 }, newsListShape],
  'GET /v1/search': ['/v1/search', { q: 'гарантия' }, searchListShape],
  'GET /v1/suggest': ['/v1/suggest', { q: 'гаран' }, z.array(suggestionShape).check(z.minLength(1))],
  'GET /v1/complectation': [
    '/v1/complectation',
    { withG90l: 1, modelCode: 'g90' },
    z.array(complectationShape).check(z.length(4)),
  ],
  'GET /v1/dealer': ['/v1/dealer', { city_id: 1 }, z.array(dealerShape).check(z.length(4))],
  'GET /v1/city': ['/v1/city', {}, z.array(cityShape).check(z.length(11))],
  'GET /v1/model': ['/v1/model', {}, z.array(modelRecordShape).check(z.length(5))],
  'GET /v1/credit-program': ['/v1/credit-program', {}, z.array(creditProgramWireShape).check(z.length(5))],
  'GET /v1/feature/{id}': ['/v1/feature/101', {}, featureAnswerShape],
  'GET /v1/specification/{id}': ['/v1/specification/101', {}, specificationAnswerShape],
  'GET /v1/meta': ['/v1/meta', { route: '/gv80.html' }, metaTagsShape],
  'GET /v1/nearest-slots': ['/v1/nearest-slots', { city_id: 1, model: 'gv70' }, z.array(nearestSlotShape)],
  'GET /v1/form-token': ['/v1/form-token', {}, z.null()],
  'GET /schedule': ['/schedule', { method: 'getShedule' }, scheduleMapShape],
}

describe('every call of the contract answers in its shape', () => {
  test.each(Object.entries(calls))('%s', async (_, [path, query, shape]) => {
    const response = await backend.get(path, query)
    expect(response).toMatchObject({ status: 200, statusText: 'OK', data: { success: true, message: '' } })
    expect(() => shape.parse(dataOf(response))).not.toThrow()
  })

  test('the configurator answers without an envelope, with six keys', async () => {
    const { data } = await backend.get('/configurator/json-data')
    expect(Object.keys(confDataShape.parse(data))).toEqual(Object.keys(data as object))
  })
})

describe('options', () => {
  test('the dealer base adds the phone, the general one does not', async () => {
    expect(dataOf(await backend.get('/v1/options'))).toMatchObject({ phone: null, dealer_mode: false })
    const general = await backend.answer({ base: 'api', method: 'GET', path: '/v1/options' })
    expect(dataOf(general)).not.toHaveProperty('phone')
    expect(() => generalOptionsShape.parse(dataOf(general))).not.toThrow()
  })
})

describe('addresses', () => {
  test.each(['/v1/unknown', '/', '', '/v1/news/', '/V1/news', '/v1/feature/1/2'])(
    '%j is not a method',
    async (path) => {
      const response = await backend.get(path)
      expect(response).toEqual({
        status: 404,
        statusText: 'Not Found',
        data: { success: false, data: null, message: 'Метод не найден' },
      })
    },
  )

  test('the schedule is not on the general base', async () => {
    expect(await backend.answer({ base: 'api', method: 'GET', path: '/schedule' })).toMatchObject({ status: 404 })
  })

  test('another method is refused', async () => {
    const response = await backend.answer({ base: 'dealer', method: 'DELETE', path: '/v1/news' })
    expect(response).toMatchObject({ status: 405, data: { success: false } })
  })
})

describe('news', () => {
  test('stand newest first and are paged', async () => {
    const second = dataOf<NewsList>(await backend.get('/v1/news', { page: 2, pageSize: 10 }))
    expect(second.pagination).toEqual({ page: 2, pageSize: 10, total: 24, pageCount: 3 })
    const dates = second.items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('past the last page there is an empty list', async () => {
    expect(dataOf<NewsList>(await backend.get('/v1/news', { page: 999_999_999 })).items).toEqual([])
  })

  test('are filtered by category', async () => {
    const { items } = dataOf<NewsList>(await backend.get('/v1/news', { category: 'awards' }))
    expect(items.map(({ category }) => category)).toEqual(['awards'])
  })

  test.each([
    ['code', { code: 'laundzh-vesna' }],
    ['code with the same id', { code: 'laundzh-vesna', id: 'laundzh-vesna' }],
    ['code before a foreign id', { code: 'laundzh-vesna', id: '1' }],
    ['id alone', { id: '17' }],
  ])('are found by %s', async (_, query) => {
    const item = newsDetailShape.parse(dataOf(await backend.get('/v1/news', query)))
    expect(item.code).toBe('laundzh-vesna')
  })

  test('know their neighbours: prev is older, next is newer', async () => {
    const newest = dataOf<NewsDetail>(await backend.get('/v1/news', { id: 24 }))
    expect(newest.next).toBeNull()
    expect(newest.prev?.id).toBe(23)
    expect(dataOf<NewsDetail>(await backend.get('/v1/news', { id: 1 }))).toMatchObject({ prev: null, next: { id: 2 } })
  })

  test('have a picture description', async () => {
    const { items } = dataOf<NewsList>(await backend.get('/v1/news', { pageSize: 100 }))
    for (const item of items) {
      expect(item.image).toBe(`/images/news/${item.code}.svg`)
      expect(item.image_alt.length).toBeGreaterThan(20)
    }
  })
})

describe('dealers and cities', () => {
  test('flags narrow the dealers', async () => {
    const dealers = z
      .array(dealerShape)
      .parse(dataOf(await backend.get('/v1/dealer', { certified: 1, testDrive: 'true' })))
    expect(dealers.map(({ id }) => id)).toEqual([1, 2, 5, 7, 8, 9, 12])
  })

  test('a city counts only the dealers asked for, and is absent without any', async () => {
    const cities = z.array(cityShape).parse(dataOf(await backend.get('/v1/city', { certified: 1 })))
    expect(cities.find(({ code }) => code === 'moskva')?.dealers_count).toBe(2)
    expect(cities.map(({ code }) => code)).not.toContain('sochi')
  })
})

describe('complectations', () => {
  test.each(['g70', 'g70-fl'])('both codes are understood: %s', async (modelCode) => {
    expect(dataOf(await backend.get('/v1/complectation', { modelCode }))).toHaveLength(6)
  })

  test('the long G90 comes only when asked for', async () => {
    expect(dataOf(await backend.get('/v1/complectation', { modelCode: 'g90' }))).toHaveLength(3)
  })
})

describe('failures', () => {
  test('a broken database gives 500 with a Russian sentence, and the cause goes to the log', async () => {
    const broken = await createTestBackend()
    await broken.db.destroy()
    const response = await broken.get('/v1/news')
    expect(response).toMatchObject({ status: 500, data: { success: false, data: null } })
    expect(messageOf(response)).toBe('Сервис временно недоступен')
    expect(broken.logged).toEqual([{ err: expect.any(Error), call: 'GET /v1/news' }])
  })
})

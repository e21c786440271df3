import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#src/domain/api.ts'
import { complectationShape, featureAnswerShape, specificationAnswerShape } from '#src/domain/shapes/complectation.ts'
import { confDataShape } from '#src/domain/shapes/configurator.ts'
import { creditProgramWireShape } from '#src/domain/shapes/credit.ts'
import { cityShape, dealerShape } from '#src/domain/shapes/dealer.ts'
import { faqItemShape } from '#src/domain/shapes/faq.ts'
import { homeDataShape } from '#src/domain/shapes/home.ts'
import { legalListShape } from '#src/domain/shapes/legal.ts'
import { metaTagsShape } from '#src/domain/shapes/meta.ts'
import { priceChangeShape } from '#src/domain/shapes/price-change.ts'
import { modelRecordShape } from '#src/domain/shapes/model.ts'
import { newsDetailShape, newsListShape } from '#src/domain/shapes/news.ts'
import { type NewsDetail, type NewsList } from '#src/domain/news.ts'
import { generalOptionsShape, optionsShape } from '#src/domain/shapes/options.ts'
import { scheduleMapShape } from '#src/domain/shapes/schedule.ts'
import { searchListShape, suggestionShape } from '#src/domain/shapes/search.ts'
import { nearestSlotShape } from '#src/domain/shapes/visitor-request.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { complectations } from '../fixtures/cars.ts'
import { creditPrograms } from '../fixtures/credit-programs.ts'
import { cities, dealers } from '../fixtures/directory.ts'
import { news } from '../fixtures/news.ts'
import { createTestBackend, dataOf, messageOf, type TestBackend } from './test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})

const inFirstCity = dealers.filter(({ city_id }) => city_id === 1)
const ofG90 = complectations.filter(({ model_code }) => model_code === 'g90')
const [firstTrim] = complectations

type Case = [path: string, query: Record<string, unknown>, shape: z.ZodMiniType]
const calls: Record<
  Exclude<
    Call,
    | 'GET /configurator/json-data'
    | `POST ${string}`
    | 'GET /v1/request/{id}'
    | 'GET /v1/build/{id}'
    // There is none before the office has made one: office/content.test.ts.
    | 'GET /v1/promo-page'
  >,
  Case
> = {
  'GET /v1/options': ['/v1/options', {}, optionsShape],
  'GET /v1/home': ['/v1/home', {}, homeDataShape],
  'GET /v1/faq': ['/v1/faq', { topic: 'credit' }, z.array(faqItemShape).check(z.minLength(1))],
  'GET /v1/news': ['/v1/news', { page: 1, pageSize: 20 }, newsListShape],
  'GET /v1/legal': ['/v1/legal', {}, legalListShape.check(z.minLength(1))],
  'GET /v1/search': ['/v1/search', { q: 'гарантия' }, searchListShape],
  'GET /v1/suggest': ['/v1/suggest', { q: 'гаран' }, z.array(suggestionShape).check(z.minLength(1))],
  'GET /v1/complectation': [
    '/v1/complectation',
    { withG90l: 1, modelCode: 'g90' },
    z.array(complectationShape).check(z.length(ofG90.length)),
  ],
  'GET /v1/price-changes': ['/v1/price-changes', {}, z.array(priceChangeShape)],
  'GET /v1/dealer': ['/v1/dealer', { city_id: 1 }, z.array(dealerShape).check(z.length(inFirstCity.length))],
  'GET /v1/city': ['/v1/city', {}, z.array(cityShape).check(z.length(cities.length))],
  'GET /v1/model': ['/v1/model', {}, z.array(modelRecordShape).check(z.length(MODEL_CODES.length))],
  'GET /v1/credit-program': [
    '/v1/credit-program',
    {},
    z.array(creditProgramWireShape).check(z.length(creditPrograms.length)),
  ],
  'GET /v1/feature/{id}': [`/v1/feature/${firstTrim?.feature_id}`, {}, featureAnswerShape],
  'GET /v1/specification/{id}': [`/v1/specification/${firstTrim?.specification_id}`, {}, specificationAnswerShape],
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
  const [newest, beforeNewest] = news
  const oldest = news.at(-1)
  const award = news.find(({ category }) => category === 'awards')

  test('stand newest first and are paged', async () => {
    const second = dataOf<NewsList>(await backend.get('/v1/news', { page: 2, pageSize: 10 }))
    const { length: total } = news
    expect(second.pagination).toEqual({ page: 2, pageSize: 10, total, pageCount: Math.ceil(total / 10) })
    expect(second.items.map(({ id }) => id)).toEqual(news.slice(10, 20).map(({ id }) => id))
  })

  test('past the last page there is an empty list', async () => {
    expect(dataOf<NewsList>(await backend.get('/v1/news', { page: 999_999_999 })).items).toEqual([])
  })

  test('are filtered by category', async () => {
    const { items } = dataOf<NewsList>(await backend.get('/v1/news', { category: 'awards' }))
    expect(items.map(({ id }) => id)).toEqual([award?.id])
  })

  test.each([
    ['code', { code: award?.code }],
    ['code with the same id', { code: award?.code, id: award?.code }],
    ['code before a foreign id', { code: award?.code, id: '1' }],
    ['id alone', { id: String(award?.id) }],
  ])('are found by %s', async (_, query) => {
    const item = newsDetailShape.parse(dataOf(await backend.get('/v1/news', query)))
    expect(item.code).toBe(award?.code)
  })

  test('know their neighbours: prev is older, next is newer, of one day the number decides', async () => {
    const detail = async (id = 0) => dataOf<NewsDetail>(await backend.get('/v1/news', { id }))
    expect(newest?.date).toBe(beforeNewest?.date)
    expect(await detail(newest?.id)).toMatchObject({ next: null, prev: { id: beforeNewest?.id } })
    expect(await detail(oldest?.id)).toMatchObject({ prev: null, next: { id: news.at(-2)?.id } })
  })

  test('of the newest and the oldest, which have one neighbour, the one beyond it is known', async () => {
    const furtherOf = async (id = 0) => dataOf<NewsDetail>(await backend.get('/v1/news', { id })).further?.id
    expect(await furtherOf(newest?.id)).toBe(news[2]?.id)
    expect(await furtherOf(oldest?.id)).toBe(news.at(-3)?.id)
    // One in the middle has two neighbours, although there are others beyond both.
    expect(news.length).toBeGreaterThan(4)
    expect(await furtherOf(news[2]?.id)).toBeUndefined()
  })
})

describe('dealers and cities', () => {
  const wanted = dealers.filter(({ certified, testDrive }) => certified && testDrive)

  test('flags narrow the dealers', async () => {
    const found = z
      .array(dealerShape)
      .parse(dataOf(await backend.get('/v1/dealer', { certified: 1, testDrive: 'true' })))
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
    expect(found.length).toBeLessThan(dealers.length)
  })

  test('a city counts only the dealers asked for, and is absent without any', async () => {
    const found = z.array(cityShape).parse(dataOf(await backend.get('/v1/city', { certified: 1 })))
    const counts = cities.flatMap(({ id }) => {
      const count = dealers.filter(({ city_id, certified }) => city_id === id && certified).length
      return count > 0 ? [[id, count]] : []
    })
    expect(found.map(({ id, dealers_count }) => [id, dealers_count])).toEqual(counts)
    expect(counts.length).toBeLessThan(cities.length)
  })
})

describe('complectations', () => {
  test.each(['g70', 'g70-fl'])('both codes are understood: %s', async (modelCode) => {
    expect(dataOf(await backend.get('/v1/complectation', { modelCode }))).toEqual(
      complectations.filter(({ model_code }) => model_code === 'g70'),
    )
  })

  test('the long G90 comes only when asked for', async () => {
    expect(dataOf(await backend.get('/v1/complectation', { modelCode: 'g90' }))).toEqual(
      ofG90.filter(({ is_long }) => !is_long),
    )
  })
})

describe('failures', () => {
  test('a broken database gives 500 with a Russian sentence, and the cause goes to the log', async () => {
    const broken = await createTestBackend()
    // A database that was never asked is not closed but opened by its first question.
    await broken.get('/v1/news')
    await broken.db.destroy()
    const response = await broken.answer({ base: 'dealer', method: 'GET', path: '/v1/news', id: '1a2b-3' })
    expect(response).toMatchObject({ status: 500, data: { success: false, data: null } })
    expect(messageOf(response)).toBe('Сервис временно недоступен')
    expect(broken.logged).toEqual([{ id: '1a2b-3', err: expect.any(Error), call: 'GET /v1/news' }])
  })
})

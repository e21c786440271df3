import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#src/backend/endpoints.ts'
import { createTestBackend, messageOf, type TestBackend } from './test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})

const page = 'Номер страницы — целое число от 1'
const pageSize = 'Размер страницы — от 1 до 100'

describe('a wrong parameter is refused in Russian', () => {
  test.each([
    ['/v1/news', 'page=0', 400, page],
    ['/v1/news', 'page=-1', 400, page],
    ['/v1/news', 'page=1.5', 400, page],
    ['/v1/news', 'page=NaN', 400, page],
    ['/v1/news', 'page=1e3', 400, page],
    ['/v1/news', 'page=99999999999999999999', 400, page],
    ['/v1/news', 'pageSize=0', 400, pageSize],
    ['/v1/news', 'pageSize=101', 400, pageSize],
    ['/v1/news', 'page=1&page=2', 400, 'Параметр page указан несколько раз'],
    ['/v1/news', 'category=politics', 400, 'Неизвестный раздел новостей'],
    ['/v1/news', 'code=no-such-news', 404, 'Новость не найдена'],
    ['/v1/news', 'code=../etc', 404, 'Новость не найдена'],
    ['/v1/news', 'id=999', 404, 'Новость не найдена'],
    ['/v1/news', 'id=abc', 404, 'Новость не найдена'],
    ['/v1/search', `q=${'а'.repeat(201)}`, 400, 'Запрос — не длиннее 200 знаков'],
    ['/v1/complectation', '', 400, 'Не указан код модели'],
    ['/v1/complectation', 'modelCode=', 400, 'Не указан код модели'],
    ['/v1/complectation', 'modelCode=G90', 400, 'Неизвестный код модели'],
    ['/v1/complectation', 'modelCode=__proto__', 400, 'Неизвестный код модели'],
    ['/v1/complectation', 'modelCode=g90&withG90l=yes', 400, 'Параметр withG90l принимает значения 1 и true'],
    ['/v1/dealer', 'city_id=99', 404, 'Город не найден'],
    ['/v1/dealer', 'city_id=moskva', 400, 'Номер города — целое число'],
    ['/v1/dealer', 'certified=2', 400, 'Параметр certified принимает значения 1 и true'],
    ['/v1/city', 'testDrive=да', 400, 'Параметр testDrive принимает значения 1 и true'],
    ['/v1/feature/999', '', 404, 'Оснащение не найдено'],
    ['/v1/feature/101%20', '', 404, 'Оснащение не найдено'],
    ['/v1/specification/0', '', 404, 'Характеристики не найдены'],
    ['/v1/specification/constructor', '', 404, 'Характеристики не найдены'],
    ['/v1/meta', '', 400, 'Не указан адрес страницы'],
    ['/v1/meta', 'route=/nowhere.html', 404, 'Страница не найдена'],
    ['/v1/meta', 'route=/gv80.html/', 404, 'Страница не найдена'],
    ['/v1/meta', 'route=/news/no-such-news.html', 404, 'Страница не найдена'],
    ['/schedule', '', 400, 'Неизвестный метод расписания'],
    ['/schedule', 'method=getSchedule', 400, 'Неизвестный метод расписания'],
    ['/schedule', 'method=getShedule&dealer_id=99', 404, 'Дилер не найден'],
    ['/schedule', 'method=getShedule&dealer_id=x', 400, 'Номер дилера — целое число'],
    ['/schedule', 'method=getShedule&dealer_id=4', 404, 'У этого дилера нет тест-драйва'],
    ['/schedule', 'method=getShedule&model=x', 400, 'Неизвестный код модели'],
    ['/schedule', 'method=getShedule&dealer_id=3&model=g90', 404, 'У этого дилера нет такой модели для тест-драйва'],
  ])('%s?%s', async (path, query, status, message) => {
    const response = await backend.get(path, new URLSearchParams(query))
    expect(response).toMatchObject({ status, data: { success: false, data: null } })
    expect(messageOf(response)).toBe(message)
  })

  test.each([[['1', '2']], [{ a: 1 }], [() => 1]])('a value of an odd kind: %j', async (value) => {
    const response = await backend.get('/v1/news', { page: value })
    expect(messageOf(response)).toBe('Неверное значение параметра page')
  })
})

describe('whatever is asked', () => {
  const names = ['page', 'pageSize', 'category', 'code', 'id', 'q', 'modelCode', 'withG90l', 'city_id', 'certified']
  const keys = fc.constantFrom(...names, 'testDrive', 'route', 'method', 'dealer_id', 'model', '__proto__', 'toString')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', 'g90', 'getShedule', '/news.html', 'гв70 б/у'),
  )
  const paths = Object.keys(endpoints).map((call) => call.replace('GET ', ''))
  const path = fc.tuple(fc.constantFrom(...paths), fc.string()).map(([known, id]) => known.replace('{id}', () => id))

  test('an object of anything never gives 500', async () => {
    const query = fc.dictionary(keys, fc.oneof(text, fc.anything()))
    await fc.assert(
      fc.asyncProperty(path, query, async (to, asked) => {
        expect((await backend.get(to, asked)).status).not.toBe(500)
      }),
      { numRuns: 500 },
    )
    expect(backend.logged).toEqual([])
  })

  test('the text of an address never gives 500', async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.array(fc.tuple(keys, text)), async (to, pairs) => {
        expect((await backend.get(to, new URLSearchParams(pairs))).status).not.toBe(500)
      }),
      { numRuns: 500 },
    )
    expect(backend.logged).toEqual([])
  })
})

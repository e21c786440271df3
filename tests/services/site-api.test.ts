import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { failureOf } from '#src/content/forms.ts'
import type { ApiRequest, Transport } from '#src/domain/api.ts'
import { LEAD_TYPES, PROOF_WANTED } from '#src/domain/lead.ts'
import { ApiError, NotFoundError } from '#src/services/errors.ts'
import { createHttpTransport, transportFailure } from '#src/services/http-transport.ts'
import { createServices } from '#src/services/services.ts'

const HOST = 'http://127.0.0.1'
const backend = setupServer()
beforeAll(() => backend.listen({ onUnhandledFrame: 'error' }))
afterEach(() => backend.resetHandlers())
afterAll(() => backend.close())

const overHttp = () => {
  const dealer = createHttpTransport(`${HOST}/dealer`)
  return createServices({ general: createHttpTransport(`${HOST}/ru/ru/api`), dealer, schedule: dealer, leads: dealer })
}

describe('over HTTP', () => {
  test('data comes out of the envelope', async () => {
    backend.use(http.get(`${HOST}/dealer/v1/city`, () => HttpResponse.json({ success: true, data: [], message: '' })))
    await expect(overHttp().getCities()).resolves.toEqual([])
  })

  test.each([[false], ['true'], [1], [undefined]])(
    'success %j is not true: the server message rejects',
    async (success) => {
      backend.use(
        http.get(`${HOST}/dealer/v1/city`, () => HttpResponse.json({ success, data: [], message: 'Город не найден' })),
      )
      await expect(overHttp().getCities()).rejects.toThrow('Город не найден')
    },
  )

  test.each([
    [404, 'Not Found'],
    [503, 'Service Unavailable'],
    [204, 'No Content'],
  ])('status %i rejects with its text', async (status, text) => {
    backend.use(http.get(`${HOST}/dealer/v1/city`, () => new HttpResponse(null, { status, statusText: text })))
    await expect(overHttp().getCities()).rejects.toThrow(text)
  })

  test('a refused connection becomes the synthetic answer', async () => {
    backend.use(http.get(`${HOST}/dealer/v1/city`, () => HttpResponse.error()))
    const error = await overHttp()
      .getCities()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).message).toMatch(/^API request error: /)
    expect((error as ApiError).status).toBe(500)
  })

  test('an answer of another shape is an error at the border', async () => {
    backend.use(
      http.get(`${HOST}/dealer/v1/city`, () => HttpResponse.json({ success: true, data: [{ id: 'x' }], message: '' })),
    )
    await expect(overHttp().getCities()).rejects.toThrow('Неверный ответ сервера')
  })
})

describe('a request that is refused', () => {
  const refusing: Transport = async () => ({
    status: 409,
    statusText: 'Conflict',
    data: { success: false, data: null, message: 'Это время уже занято' },
  })
  const { sendRequest, requestTestDrive } = createServices({
    general: refusing,
    dealer: refusing,
    schedule: refusing,
    leads: refusing,
  })
  const reasonOf = (job: Promise<unknown>) => job.catch((error: unknown) => error)

  test('POST /v1/request of a test drive rejects with the fixed form', async () =>
    expect(await reasonOf(sendRequest({ lead_type: 'test-drive' }))).toMatchObject({
      message: expect.stringMatching(/^Ошибка: ".+"$/),
      serverMessage: 'Это время уже занято',
    }))

  test.each(LEAD_TYPES.filter((type) => type !== 'test-drive'))('%s rejects with the bare message', async (type) =>
    expect(await reasonOf(sendRequest({ lead_type: type }))).toMatchObject({
      message: expect.not.stringContaining('Ошибка'),
    }),
  )

  test('the schedule’s own call rejects with the bare message', async () =>
    expect(await reasonOf(requestTestDrive({ lead_type: 'test-drive' }))).toMatchObject({
      message: expect.not.stringContaining('Ошибка'),
    }))

  test.each(LEAD_TYPES)('whatever a %s is told, the proof of work that is asked for comes with it', async (type) => {
    const data = { challenge: 'a challenge' }
    const demanding: Transport = async () => ({
      status: PROOF_WANTED,
      statusText: 'Precondition Required',
      data: { success: false, data, message: 'Сейчас приходит много заявок' },
    })
    const busy = createServices({ general: demanding, dealer: demanding, schedule: demanding, leads: demanding })
    for (const job of [busy.sendRequest({ lead_type: type }), busy.requestTestDrive({ lead_type: type })])
      expect(await reasonOf(job)).toMatchObject({ status: PROOF_WANTED, details: data })
  })

  test('what a visitor reads has the fixed form for a test drive, whichever call carried it', async () => {
    const [page, popup] = [
      await reasonOf(sendRequest({ lead_type: 'test-drive' })),
      await reasonOf(requestTestDrive({})),
    ]
    expect([failureOf(page, 'test-drive'), failureOf(popup, 'test-drive')]).toEqual([
      'Ошибка: "Это время уже занято"',
      'Ошибка: "Это время уже занято"',
    ])
    expect(failureOf(popup, 'lounge')).toBe('Это время уже занято')
    expect(failureOf(new Error('Network Error'), 'test-drive')).toMatch(/^Нет связи/)
    const cut: Transport = async () => transportFailure(new Error('Network Error'))
    const offline = createServices({ general: cut, dealer: cut, schedule: cut, leads: cut })
    for (const job of [offline.sendRequest({ lead_type: 'test-drive' }), offline.requestTestDrive({})])
      expect(failureOf(await reasonOf(job), 'test-drive')).toMatch(/^Нет связи/)
  })
})

describe('what is asked', () => {
  const asked: ApiRequest[] = []
  const recording =
    (base: string, data: unknown): Transport =>
    async (request) => {
      asked.push({ ...request, path: base + request.path })
      return { status: 200, statusText: 'OK', data: { success: true, data, message: '' } }
    }
  const services = (data: unknown) => {
    asked.length = 0
    const dealer = recording('dealer:', data)
    return createServices({ general: recording('api:', data), dealer, schedule: dealer, leads: dealer })
  }
  const last = () => asked.at(-1)

  test('pages of news and search begin with the first, of the size of section 9', async () => {
    const { getNewsList, getSearch } = services(null)
    await getNewsList().catch(() => {})
    expect(last()?.query).toMatchObject({ page: 1, pageSize: 20 })
    await getSearch('гарантия').catch(() => {})
    expect(last()?.query).toMatchObject({ q: 'гарантия', page: 1, pageSize: 10 })
  })

  test('flags of dealers and cities travel only when true', async () => {
    await services([]).getDealers({ city_id: 1, certified: false, testDrive: true })
    expect(last()?.query).toEqual({ city_id: 1, testDrive: 1 })
    await services([]).getCities({ certified: true })
    expect(last()?.query).toEqual({ certified: 1 })
    await services([]).getCities()
    expect(last()?.query).toEqual({})
  })

  test('complectations always carry withG90l=1', async () => {
    await services([]).getComplectations('g70')
    expect(last()).toMatchObject({ path: 'dealer:/v1/complectation', query: { withG90l: 1, modelCode: 'g70' } })
  })

  test('the id of a feature set is attached to the result', async () => {
    await expect(services({ items: [] }).getFeatures(101)).resolves.toEqual({ id: 101, items: [] })
    expect(last()?.path).toBe('dealer:/v1/feature/101')
  })

  test('a news detail sends the code as id too, and an empty answer is «Новость не найдена»', async () => {
    await expect(services(null).getNewsDetail('a-b')).rejects.toThrow(new NotFoundError('Новость не найдена'))
    expect(last()?.query).toEqual({ code: 'a-b', id: 'a-b' })
  })

  test('the schedule keeps the spelling of its method', async () => {
    await services({}).getSchedule({ dealer_id: 3, model: 'gv70' })
    expect(last()).toMatchObject({
      path: 'dealer:/schedule',
      query: { method: 'getShedule', dealer_id: 3, model: 'gv70' },
    })
  })

  test('options ask the dealer backend, and the general API when dealer is false', async () => {
    await services(null)
      .getOptions()
      .catch(() => {})
    expect(last()?.path).toBe('dealer:/v1/options')
    await services(null)
      .getOptions({ dealer: false })
      .catch(() => {})
    expect(last()?.path).toBe('api:/v1/options')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { respond, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import { answerKeyOf, createResponseCache } from '#src/backend/response-cache.ts'

const ask = (path: string, query: Record<string, string> = {}): BackendRequest => ({
  base: 'dealer',
  method: 'GET',
  path,
  query,
})
const backend = (status = 200) =>
  vi.fn<Answer>(() => Promise.resolve(respond(status, { success: status === 200, data: { list: [1] }, message: '' })))

describe('the response cache of the embedded backend', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
    // The cache takes an entry of the time 0 for one without a term.
    vi.advanceTimersByTime(1)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('content is requested once a minute', async () => {
    const answer = backend()
    const { answer: cached } = createResponseCache(answer)
    await cached(ask('/v1/options'))
    await cached(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(61_000)
    await cached(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('a clock that is set back keeps no response longer', async () => {
    const answer = backend()
    const { answer: cached } = createResponseCache(answer)
    await cached(ask('/v1/options'))
    vi.setSystemTime(Date.now() - 86_400_000)
    vi.advanceTimersByTime(61_000)
    await cached(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('another parameter or base is another response', async () => {
    const answer = backend()
    const { answer: cached } = createResponseCache(answer)
    await cached(ask('/v1/news', { page: '1' }))
    await cached(ask('/v1/news', { page: '2' }))
    await cached({ ...ask('/v1/news', { page: '1' }), base: 'api' })
    expect(answer).toHaveBeenCalledTimes(3)
  })

  it.each(['/schedule', '/v1/nearest-slots', '/v1/search', '/v1/request/abc', '/v1/build/234567'])(
    'hours, personal data and free text are requested every time: %s',
    async (path) => {
      const answer = backend()
      const { answer: cached } = createResponseCache(answer)
      await cached(ask(path))
      await cached(ask(path))
      expect(answer).toHaveBeenCalledTimes(2)
    },
  )

  it('one that was begun before the content changed is for who waits for it alone', async () => {
    const begun = Promise.withResolvers<ReturnType<typeof respond>>()
    const answer = backend().mockReturnValueOnce(begun.promise)
    const { answer: cached, renew } = createResponseCache(answer)
    const old = cached(ask('/v1/options'))
    await renew()
    begun.resolve(respond(200, 'before'))
    expect((await old).data).toBe('before')
    expect((await cached(ask('/v1/options'))).data).not.toBe('before')
  })

  describe('the same as before a change are', () => {
    const options = answerKeyOf(ask('/v1/options'))!
    const prices = answerKeyOf(ask('/v1/model'))!
    /** Each path answers with what is written here. */
    const told: Record<string, string> = {}
    const kept = () => createResponseCache((request) => Promise.resolve(respond(200, told[request.path])))
    beforeEach(() => void Object.assign(told, { '/v1/options': 'a', '/v1/model': 'b' }))

    it('those that answer the same again', async () => {
      const { answer: cached, renew } = kept()
      for (const path of ['/v1/options', '/v1/model']) await cached(ask(path))
      told['/v1/model'] = 'c'
      const isSame = await renew()
      expect([isSame(options), isSame(prices)]).toEqual([true, false])
    })

    it('not one that was asked again after its minute before anybody knew of the change: pages have the earlier one', async () => {
      const { answer: cached, renew } = kept()
      for (const path of ['/v1/options', '/v1/model']) await cached(ask(path))
      vi.advanceTimersByTime(61_000)
      told['/v1/model'] = 'c'
      for (const path of ['/v1/options', '/v1/model']) await cached(ask(path))
      const isSame = await renew()
      expect([isSame(options), isSame(prices)]).toEqual([true, false])
      await cached(ask('/v1/model'))
      expect((await renew())(prices)).toBe(true)
    })

    it.each([
      [300, true],
      [700, false],
    ])('not one that gave way to others meanwhile, nor any where too many did: %i others', async (others, isKnown) => {
      const { answer: cached, renew } = kept()
      await cached(ask('/v1/model'))
      for (let page = 0; page < others; page++) await cached(ask('/v1/news', { page: String(page) }))
      for (const path of ['/v1/options', '/v1/model']) await cached(ask(path))
      const isSame = await renew()
      expect([isSame(options), isSame(prices)]).toEqual([isKnown, false])
    })
  })

  it('an error is not cached', async () => {
    const answer = backend(500)
    const { answer: cached } = createResponseCache(answer)
    await cached(ask('/v1/options'))
    await cached(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('a cached response cannot be changed by a caller', async () => {
    const { answer: cached } = createResponseCache(backend())
    const { data } = await cached(ask('/v1/options'))
    expect(() => (data as { data: { list: number[] } }).data.list.push(2)).toThrow(TypeError)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { respond, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import { rememberAnswers } from '#src/backend/remembered-answers.ts'

const ask = (path: string, query: Record<string, string> = {}): BackendRequest => ({
  base: 'dealer',
  method: 'GET',
  path,
  query,
})
const backend = (status = 200) =>
  vi.fn<Answer>(() => Promise.resolve(respond(status, { success: status === 200, data: { list: [1] }, message: '' })))

describe('answers of the embedded backend that are remembered', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('content is asked for once a minute', async () => {
    const answer = backend()
    const { answer: remembering } = rememberAnswers(answer)
    await remembering(ask('/v1/options'))
    await remembering(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(61_000)
    await remembering(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('another parameter or base is another answer', async () => {
    const answer = backend()
    const { answer: remembering } = rememberAnswers(answer)
    await remembering(ask('/v1/news', { page: '1' }))
    await remembering(ask('/v1/news', { page: '2' }))
    await remembering({ ...ask('/v1/news', { page: '1' }), base: 'api' })
    expect(answer).toHaveBeenCalledTimes(3)
  })

  it.each(['/schedule', '/v1/nearest-slots', '/v1/search', '/v1/request/abc', '/v1/build/234567'])(
    'hours, visitors and free text are asked for every time: %s',
    async (path) => {
      const answer = backend()
      const { answer: remembering } = rememberAnswers(answer)
      await remembering(ask(path))
      await remembering(ask(path))
      expect(answer).toHaveBeenCalledTimes(2)
    },
  )

  it('a refusal or a failure is not kept', async () => {
    const answer = backend(500)
    const { answer: remembering } = rememberAnswers(answer)
    await remembering(ask('/v1/options'))
    await remembering(ask('/v1/options'))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('what many pages share, none can change', async () => {
    const { answer: remembering } = rememberAnswers(backend())
    const { data } = await remembering(ask('/v1/options'))
    expect(() => (data as { data: { list: number[] } }).data.list.push(2)).toThrow(TypeError)
  })
})

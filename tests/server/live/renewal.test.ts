import { expect, test, vi } from 'vitest'
import type { IsSame } from '#src/backend/response-cache.ts'
import { createRenewal } from '#src/server/live/renewal.ts'

const setUp = () => {
  const renewLive = vi.fn(async () => false)
  const renew = vi.fn(async () => {})
  /** For each time pages were dropped: whether one whose answers are the same stays. */
  const stays: boolean[] = []
  const run = createRenewal({
    renewLive,
    renewBeforeAnswers: [{ renew }],
    renewAnswers: async () => () => true,
    forgetPages: (isSame: IsSame) => void stays.push(isSame('answer')),
    forgetFiles: () => {},
    renewDocuments: async () => {},
  })
  return { run, renewLive, renew, stays }
}

test('pages of the same answers stay, unless what is on every page has changed', async () => {
  const { run, renewLive, stays } = setUp()
  await run()
  renewLive.mockResolvedValueOnce(true)
  await run()
  await run()
  expect(stays).toEqual([true, false, true])
})

test('that it has changed is not forgotten when the database fails in between', async () => {
  const { run, renewLive, renew, stays } = setUp()
  renewLive.mockResolvedValueOnce(true)
  renew.mockRejectedValueOnce(new Error('busy'))
  await expect(run()).rejects.toThrow('busy')
  await run()
  await run()
  expect(stays).toEqual([false, true])
})

import { expect, test } from 'vitest'
import { startRetention } from '#src/backend/retention.ts'
import { createTestBackend } from './test-backend.ts'

test('while the clock has leapt ahead nothing is erased, the other hourly work goes on and the log says why', async () => {
  const { db } = await createTestBackend()
  const said: string[] = []
  const log = { info: () => {}, error: (_: object, text: string) => void said.push(text) }
  const done: string[] = []
  const runOnce = async (at: string) => {
    const now = () => new Date(at)
    const sweepers = [() => Promise.resolve(done.push(`erased ${at}`))]
    const others = [() => Promise.resolve(done.push(`others ${at}`))]
    await startRetention({ db, now, log, sweepers, others })()
  }
  await runOnce('2026-03-01T10:00:00Z')
  await runOnce('2027-03-01T10:00:00Z')
  expect(done).toEqual(['erased 2026-03-01T10:00:00Z', 'others 2026-03-01T10:00:00Z', 'others 2027-03-01T10:00:00Z'])
  expect(said).toEqual([expect.stringContaining('the clock has leapt ahead')])
  await db.destroy()
})

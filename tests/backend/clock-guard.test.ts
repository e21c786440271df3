import { expect, test } from 'vitest'
import { leapOfClock } from '#src/backend/clock-guard.ts'
import { createTestBackend } from './test-backend.ts'

/** Looks at the clock at each moment, in order; the moments at which erasing waits. */
async function waitsAt(moments: readonly string[]): Promise<string[]> {
  const { db } = await createTestBackend()
  const waits: string[] = []
  for (const moment of moments) if (await leapOfClock(db, new Date(`${moment}Z`))) waits.push(moment)
  await db.destroy()
  return waits
}

test('a clock that goes on as it should lets everything be erased, also after a day without the site', async () =>
  expect(await waitsAt(['2026-03-01T10:00', '2026-03-01T11:00', '2026-03-02T12:00', '2026-03-04T11:00'])).toEqual([]))

test('after a leap nothing is erased for three days', async () =>
  expect(
    await waitsAt(['2026-03-01T10:00', '2036-03-01T11:00', '2036-03-02T11:00', '2036-03-04T10:00', '2036-03-04T12:00']),
  ).toEqual(['2036-03-01T11:00', '2036-03-02T11:00', '2036-03-04T10:00']))

test('set right again, it is relied on at once', async () =>
  expect(await waitsAt(['2026-03-01T10:00', '2036-03-01T11:00', '2026-03-01T12:00', '2026-03-01T13:00'])).toEqual([
    '2036-03-01T11:00',
  ]))

test('a second leap cannot end the wait', async () =>
  expect(await waitsAt(['2026-03-01T10:00', '2030-01-01T00:00', '2036-01-01T00:00', '2036-01-02T00:00'])).toEqual([
    '2030-01-01T00:00',
    '2036-01-01T00:00',
    '2036-01-02T00:00',
  ]))

test('neither can one that takes back only a part of it', async () =>
  expect(await waitsAt(['2026-03-01T10:00', '2036-01-01T00:00', '2030-01-01T00:00', '2030-01-03T00:00'])).toEqual([
    '2036-01-01T00:00',
    '2030-01-01T00:00',
    '2030-01-03T00:00',
  ]))

test('of two machines only the one whose clock is ahead waits', async () =>
  expect(
    await waitsAt(['2026-03-01T10:00', '2027-03-01T10:10', '2026-03-01T11:00', '2027-03-01T11:10', '2026-03-01T12:00']),
  ).toEqual(['2027-03-01T10:10', '2027-03-01T11:10']))

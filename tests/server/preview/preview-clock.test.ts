import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withBar } from '#src/server/preview/preview-bar.ts'
import { clockScript } from '#src/server/preview/preview-clock.ts'

const time = new Date('2026-11-28T09:00:00.000Z')
const said = (expression: string): unknown => runInNewContext(`${clockScript(time)};${expression}`)

test('the clock of a page in preview stands at the moment and goes on', () => {
  const late = Number(said('Date.now()')) - time.getTime()
  expect(late).toBeGreaterThanOrEqual(0)
  expect(late).toBeLessThan(10_000)
  expect(said('new Date().toISOString()')).toMatch(/^2026-11-28T09:00/)
})

test('other days are what they are', () => {
  expect(said('new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z')
  expect(said('new Date(2021, 6, 14).getDate()')).toBe(14)
  expect(said('new Date() instanceof Date && Date.UTC(1970, 0, 2)')).toBe(86_400_000)
})

test('a page has it before its own code', () => {
  const page = withBar('<head><script type="module" src="/a.js"></script></head><body></body>', time, '/preview')
  expect(page).toContain('<script src="/preview/clock.js"></script></head>')
})

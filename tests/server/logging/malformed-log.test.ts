import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMalformedLog } from '#src/server/logging/malformed-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function keptLog() {
  const lines: object[] = []
  return { lines, rejected: createMalformedLog({ warn: (line: object) => void lines.push(line) }) }
}

test('a flood is a line at once and a line a minute with its number; nothing is left out of the count', () => {
  const { lines, rejected } = keptLog()
  for (let second = 0; second < 150; second += 1) {
    for (let i = 0; i < 100; i += 1) rejected('HPE_INVALID_METHOD')
    vi.advanceTimersByTime(1_000)
  }
  vi.advanceTimersByTime(600_000)
  expect(lines).toEqual([
    { code: 'HPE_INVALID_METHOD' },
    { code: 'HPE_INVALID_METHOD', omitted: 5_999 },
    { code: 'HPE_INVALID_METHOD', omitted: 6_000 },
    { code: 'HPE_INVALID_METHOD', omitted: 3_000 },
  ])
})

test('each code has its own line, and a code that was quiet for a minute is logged at once again', () => {
  const { lines, rejected } = keptLog()
  rejected('HPE_INVALID_METHOD')
  rejected('HPE_HEADER_OVERFLOW')
  vi.advanceTimersByTime(61_000)
  expect(lines).toEqual([{ code: 'HPE_INVALID_METHOD' }, { code: 'HPE_HEADER_OVERFLOW' }])
  rejected('HPE_INVALID_METHOD')
  expect(lines.slice(2)).toEqual([{ code: 'HPE_INVALID_METHOD' }])
})

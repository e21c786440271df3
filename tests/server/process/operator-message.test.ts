import { expect, test } from 'vitest'
import { operatorMessage } from '#src/server/process/operator-message.ts'

test.each(['57P01', '57P02', '57P03'])('a PostgreSQL that is lost during the start is one sentence (%s)', (code) => {
  const error = Object.assign(new Error('terminating connection due to administrator command'), { code })
  expect(operatorMessage(error)).toBe(
    'PostgreSQL was stopped during the start: terminating connection due to administrator command. Start again.',
  )
})

test.each([{ code: 'ENOSPC' }, { code: 'ERR_SQLITE_ERROR', errcode: 13 }, { code: '53100' }])(
  'a full disk is one sentence (%j)',
  (fields) => {
    const error = Object.assign(new Error('no space left'), fields)
    expect(operatorMessage(error)).toBe('The disk is full: no space left. Free some space and start this again.')
  },
)

import { expect, test } from 'vitest'
import { operatorMessage } from '#src/server/process/operator-message.ts'

test.each(['57P01', '57P02', '57P03'])('a PostgreSQL that is lost during the start is one sentence (%s)', (code) => {
  const error = Object.assign(new Error('terminating connection due to administrator command'), { code })
  expect(operatorMessage(error)).toBe(
    'PostgreSQL was stopped during the start: terminating connection due to administrator command. Start again.',
  )
})

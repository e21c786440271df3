import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { logAnswer } from '#src/server/logging/access-log.ts'
import type { Logger } from '#src/server/logging/logger.ts'

/** A logger that writes nothing, and what it has been told at each level. */
function keptLog() {
  const log: Logger = pino({ level: 'debug' }, { write: () => {} })
  return { log, told: { info: vi.spyOn(log, 'info'), debug: vi.spyOn(log, 'debug'), error: vi.spyOn(log, 'error') } }
}

test.each([
  ['/warranty.html', 200, 'info'],
  ['/dealer/v1/model', 200, 'info'],
  ['/assets/index-abc.js', 200, 'debug'],
  ['/images/cars/g70.svg?x=1', 304, 'debug'],
  ['/favicon.svg', 200, 'debug'],
  ['/readyz', 200, 'debug'],
  ['/assets/gone.js', 404, 'info'],
  ['/assets/index-abc.js', 500, 'error'],
  ['/readyz', 503, 'error'],
])('%s with %i is logged as %s', (url, statusCode, level) => {
  const { told, log } = keptLog()
  const res = { statusCode, closed: true, writableFinished: true } as ServerResponse
  logAnswer({ url, method: 'GET' } as IncomingMessage, res, log, { id: 'x', started: 0 })
  expect([told.info, told.debug, told.error].map(({ mock }) => mock.calls.length)).toEqual(
    ['info', 'debug', 'error'].map((name) => Number(name === level)),
  )
  expect(told[level as 'info']).toHaveBeenCalledWith(expect.objectContaining({ status: statusCode }), 'request')
})

test.each([
  ['before the response has begun', false, {}],
  ['in the middle of it', true, { status: 200 }],
])('a visitor who leaves %s', (_when, headersSent, status) => {
  const { told, log } = keptLog()
  const res = { statusCode: 200, closed: true, writableFinished: false, headersSent } as ServerResponse
  const req = { url: '/dealer/v1/request', method: 'POST' } as IncomingMessage
  logAnswer(req, res, log, { id: 'x', started: 0 })
  const line = { id: 'x', method: 'POST', path: '/dealer/v1/request', ms: expect.any(Number), aborted: true, ...status }
  expect(told.info.mock.calls).toEqual([[line, 'request']])
})

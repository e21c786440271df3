import { expect, test } from 'vitest'
import { createBreaker } from '#src/backend/upstreams/breaker.ts'

function clocked() {
  let at = 0
  const breaker = createBreaker({ failures: 3, coolMs: 1000, now: () => at })
  const fail = (times: number) => {
    for (let count = 0; count < times; count++) breaker.failed()
  }
  return { ...breaker, fail, pass: (ms: number) => void (at += ms) }
}

test('opens after so many failures in a row; a success between them starts the count anew', () => {
  const breaker = clocked()
  breaker.fail(2)
  breaker.succeeded()
  breaker.fail(2)
  expect([breaker.state(), breaker.admit()]).toEqual(['closed', true])
  breaker.fail(1)
  expect([breaker.state(), breaker.admit()]).toEqual(['open', false])
})

test('after a while one call goes, and only one, until it is known how it went', () => {
  const breaker = clocked()
  breaker.fail(3)
  breaker.pass(1000)
  expect([breaker.admit(), breaker.admit(), breaker.state()]).toEqual([true, false, 'half-open'])
  breaker.succeeded()
  expect([breaker.admit(), breaker.admit(), breaker.state()]).toEqual([true, true, 'closed'])
})

test('a failed probe opens it again for the whole time', () => {
  const breaker = clocked()
  breaker.fail(3)
  breaker.pass(1000)
  breaker.admit()
  breaker.fail(1)
  breaker.pass(999)
  expect(breaker.admit()).toBe(false)
  breaker.pass(1)
  expect(breaker.admit()).toBe(true)
})

test('a late success of a call from before it opened does not close it', () => {
  const breaker = clocked()
  breaker.fail(3)
  breaker.succeeded()
  expect(breaker.state()).toBe('open')
})

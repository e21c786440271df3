import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFailureHandler } from '#src/server/http/failure.ts'

/** A site whose only address fails with this error; what it logged. */
async function failing(error: Error) {
  const log = pino({}, { write: () => {} })
  const logged = vi.spyOn(log, 'error')
  const app = express().get('/', () => {
    throw error
  })
  const server = app.use(createFailureHandler(log)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { logged, ask: (accept: string) => fetch(url, { headers: { accept } }) }
}

test('an error is logged with its cause and answered in words, which nobody keeps', async () => {
  const error = new Error('the disk is full')
  const { ask, logged } = await failing(error)
  const page = await ask('text/html')
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store'])
  const text = await page.text()
  expect(text).toContain('Что-то пошло не так')
  expect(text).not.toContain('disk')
  expect(logged.mock.calls).toEqual([[{ err: error }, 'request failed']])
  const data = await ask('application/json')
  expect([data.status, data.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await data.json()).toEqual({ success: false, data: null, message: 'Сервис временно недоступен' })
})

test('a request that is wrong in itself is no error of the site', async () => {
  const { ask, logged } = await failing(Object.assign(new Error('wrong'), { status: 413 }))
  const page = await ask('text/html')
  expect(page.status).toBe(413)
  // It says neither that somebody knows of it nor that it is over in a minute.
  expect(await page.text()).toMatch(/Запрос не принят(?![^]*(?:уже знаем|через минуту))/)
  expect(await (await ask('application/json')).json()).toMatchObject({ message: 'Запрос не принят' })
  expect(logged).not.toHaveBeenCalled()
})

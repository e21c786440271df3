import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../forms/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

/** `fetch` sends no such target. */
const ask = (path: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port: new URL(site.url).port, path }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })

test('a whole address as target is answered like its path', async () => {
  for (const start of ['', 'http://www.example.ru', 'HTTPS://other.example:8443']) {
    expect(await ask(`${start}/warranty.html?x=1`)).toEqual({ status: 200, body: '{"address":"/warranty.html"}' })
    expect(await ask(`${start}/dealer/v1/none`)).toMatchObject({
      status: 404,
      body: expect.stringContaining('Метод не найден'),
    })
  }
  // The home page has an address of its own.
  expect((await ask('http://www.example.ru')).status).toBe(301)
  // No way to another host, and no address that its path is not.
  const evil = '//evil.example/'
  expect(await ask(`http://www.example.ru${evil}`)).toEqual({ status: 200, body: JSON.stringify({ address: evil }) })
  expect(await ask('ftp://www.example.ru/warranty.html')).not.toMatchObject({ body: '{"address":"/warranty.html"}' })
})

import { describe, expect, test } from 'vitest'
import { waitingList } from '../../backend/leads/forms.ts'
import { answerOf, eachSite, testDriveSoon } from './each-site.ts'
import { CRM_TOKEN, pair } from './site.ts'

const { site, post } = eachSite()

describe('the three forms of a body', () => {
  test.each([
    ['JSON', (fields: Record<string, string>) => JSON.stringify(fields), { 'content-type': 'application/json' }],
    ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields), {}],
    [
      'multipart',
      (fields: Record<string, string>) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        return form
      },
      {},
    ],
  ])('%s is read', async (_, encode, headers) => {
    const response = await site().fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { ...pair, ...headers },
      body: encode(waitingList()),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await answerOf(response)).toMatchObject({ success: true, message: '' })
  })

  test.each(['/dealer/v1/request', '/ru/ru/api/v1/request', '/dealer/schedule?method=request'])(
    '%s takes requests',
    async (path) => expect((await post(waitingList(), pair, path)).status).toBe(200),
  )

  test('the schedule wants its method, and is not on the general base', async () => {
    expect((await post(waitingList(), pair, '/dealer/schedule')).status).toBe(400)
    expect((await post(waitingList(), pair, '/ru/ru/api/schedule?method=request')).status).toBe(404)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('pages and files take no %s', async (method) => {
  for (const path of ['/warranty.html', '/sitemap.xml', '/images/a.jpg', '/nowhere']) {
    const { status, headers } = await site().fetch(path, { method })
    expect({ path, status, allow: headers.get('allow') }).toEqual({ path, status: 405, allow: 'GET, HEAD' })
  }
})

describe('nothing is created by a GET', () => {
  test.each([
    '/dealer/v1/request?lead_type=waiting-list&name=x',
    '/dealer/schedule?method=request&lead_type=test-drive',
    '/leads/api/crm/send-pdf-to-crm/?lead_type=configurator&phone=%2B79161234567&request=A&thread=A&event=created',
  ])('%s', async (path) => {
    const response = await site().fetch(path, { headers: { ...pair, 'idempotency-key': 'k' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await site().count()).toBe(0)
    expect(await site().db.selectFrom('crm_note').selectAll().execute()).toEqual([])
  })

  test('the embedded CRM answers N to strangers and Y to the outbox', async () => {
    const path = '/leads/api/crm/send-pdf-to-crm/?lead_type=configurator&request=AB&thread=AB&event=created'
    expect(await (await site().fetch(path)).json()).toMatchObject({ ResultCode: 'N' })
    const headers = { authorization: `Bearer ${CRM_TOKEN}`, 'idempotency-key': 'key' }
    expect(await (await site().fetch(path, { headers })).json()).toMatchObject({ ResultCode: 'Y' })
    expect(await (await site().fetch('/leads/api/crm/send-pdf-to-crm/', { headers })).json()).toMatchObject({
      ResultCode: 'N',
    })
  })
})

test('neither log nor metrics hold a secret or what a visitor typed', async () => {
  const { data } = await answerOf(await post(testDriveSoon()))
  const secret = data?.url?.split('/').at(-1) ?? ''
  await site().fetch(`/request/${secret}`)
  await site().fetch(`/request/${secret}.ics`)
  await site().fetch(`/dealer/v1/request/${secret}`)
  await post({ action: 'withdraw' }, pair, `/dealer/v1/request/${secret}`)
  await site().fetch('/leads/api/crm/send-pdf-to-crm/?phone=%2B79161234567&name=%D0%98%D0%B2%D0%B0%D0%BD')
  const all = site().logged.join('\n') + (await site().metrics.registry.metrics())
  expect(site().logged.length).toBeGreaterThan(5)
  expect(all).not.toMatch(/Иван|Петров|9161234567|%D0%98/)
  expect(all).not.toContain(secret)
})

test('a refused form leaves the names of its wrong fields in the log, beside the id that the response has', async () => {
  const { city: _city, ...form } = testDriveSoon()
  const response = await post({ ...form, phone: '8916' })
  expect(response.status).toBe(422)
  const lines = site().logged.filter((line) => line.includes('a form was refused'))
  expect(lines).toHaveLength(1)
  const id = response.headers.get('X-Request-Id')
  expect(JSON.parse(lines[0] ?? '')).toEqual([
    { id, path: '/dealer/v1/request', status: 422, wrong: expect.arrayContaining(['phone']) },
    'a form was refused',
  ])
  expect(lines[0]).not.toContain('8916')
  await post(testDriveSoon())
  expect(site().logged.filter((line) => line.includes('a form was refused'))).toHaveLength(1)
})

test('a form that fails in the backend is found in the log by the id that the response has', async () => {
  await site().db.schema.dropTable('outbox').execute()
  const response = await post(testDriveSoon())
  expect(response.status).toBe(500)
  const lines = site().logged.filter((line) => line.includes('a form was'))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    [{ id: response.headers.get('X-Request-Id'), path: '/dealer/v1/request', status: 500 }, 'a form was not answered'],
  ])
  expect(lines[0]).not.toMatch(/Иван|9161234567/)
  expect(await site().metrics.registry.metrics()).toContain('leads_refused_total{status="500"} 1')
})

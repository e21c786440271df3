import { afterAll, describe, expect, test } from 'vitest'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, faultsIn } from './content-office.ts'

afterAll(dropDatabases)

describe.each(databases)('hours of a dealer, $database', ({ skip, open }) => {
  test.skipIf(skip)('are required of the department that «open now» is about, and only of that', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const week = [{ days: [1, 7], open: '09:00', close: '21:00' }]
    const faults = (changes: object) =>
      faultsIn(
        editor.call('content.save', {
          kind: 'dealer',
          key: String(own.id),
          body: { ...own, ...changes },
          revision: null,
        }),
      )
    const closed = { sales: [], service: week }
    expect(await faults({ services: ['sales', 'service'], hours: closed })).toContain('"hours.sales":"Добавьте часы')
    expect(await faults({ services: ['service'], hours: { sales: week, service: [] } })).toContain('"hours.service"')
    expect(
      await editor.status('content.save', {
        kind: 'dealer',
        key: String(own.id),
        body: { ...own, services: ['service'], hours: closed },
        revision: null,
      }),
    ).toBe(200)
  })
})

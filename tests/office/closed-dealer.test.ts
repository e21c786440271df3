import { afterAll, describe, expect, test } from 'vitest'
import { listLeads } from '#src/backend/leads/list-leads.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, publish, refusal } from './content-office.ts'

afterAll(dropDatabases)

describe.each(databases)('a dealer who is closed, $database', ({ skip, open }) => {
  test.skipIf(skip)('leaves the site after his bookings; his requests keep his last name', async () => {
    const office = await createContentOffice(await open())
    const [editor, owner] = [await office.enter('editor'), await office.enter('owner')]
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const item = { kind: 'dealer', key: String(own.id) } as const
    const number = await office.send({ dealer_id: item.key, city_id: String(own.city_id) })

    expect(await refusal(editor.call('content.hide', item))).toMatch(
      /У дилера впереди 1\u00a0запись на тест-драйв, последняя 16\u00a0июля\u00a02021\u00a0г\. Сначала отмените/,
    )
    await owner.call('bookings.cancel', { number })
    await publish(editor, 'dealer', item.key, { ...own, name: 'Новое имя' })
    await editor.call('content.hide', item)

    const { lines } = await owner.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'created' })
    const shown = await owner.call('requests.get', { number })
    const listed = await listLeads(office.backend.db, { limit: 10 })
    expect([lines[0]?.dealer, shown.dealer, listed[0]?.dealer]).toEqual(['Новое имя', 'Новое имя', 'Новое имя'])
  })
})

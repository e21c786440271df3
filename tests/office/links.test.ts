import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createCounting } from '#src/backend/counts/counting.ts'
import { deleteUnusedLinks, findByToken, makeLink } from '#src/backend/links/counted-links.ts'
import { figuresByDay } from '#src/backend/links/link-figures.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { dataOf } from '../backend/test-backend.ts'
import { createTestOffice, type TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const july = { since: '2021-07-01', until: '2021-07-31' }

describe.each(databases.filter(({ skip }) => !skip))('made links, $database', ({ open }) => {
  let office: TestOffice
  let made: { code: string; token: string }
  beforeEach(async () => {
    office = await createTestOffice(await open())
    made = await makeLink(office.backend.db, '/gv70.html?utm_source=vk&utm_campaign=summer', {
      now: office.backend.now(),
    })
  })
  const figures = async () => (await figuresByDay(office.backend.db, made.code)).map((row) => row.figures)

  test('a request counts for its link, a booking as well, and what is cancelled or withdrawn once', async () => {
    const owner = await office.enter('owner')
    const first = await office.send({ link: made.code })
    await office.send({ link: made.code, phone: '+7 903 111-22-33', date: '', time: '' })
    await office.send({ link: 'ZZZZZZ', time: '14:00', phone: '+7 903 111-22-34' })
    await office.send({ link: 'no code', time: '15:00', phone: '+7 903 111-22-35' })
    expect(await figures()).toEqual([{ 'link-view': 0, 'link-request': 2, 'link-booking': 1, 'link-cancel': 0 }])
    await owner.call('bookings.cancel', { number: first })
    await owner.call('requests.withdraw', { number: first })
    expect(await figures()).toEqual([{ 'link-view': 0, 'link-request': 2, 'link-booking': 1, 'link-cancel': 1 }])
  })

  test('what a robot sent counts when it is released', async () => {
    const form = testDrive({ link: made.code, website: 'x' })
    const { url } = dataOf<LeadReceipt>(await office.backend.post('/v1/request', { ...form, time: '13:00' }))
    await office.backend.post(`/v1${url}`, { action: 'cancel' })
    await office.backend.post('/v1/request', testDrive({ link: made.code, website: 'x' }))
    expect(await figures()).toEqual([])
    await releaseLeads(office.backend.db, { held: 'suspected' }, office.backend.now())
    expect((await figures())[0]?.['link-request']).toBe(1)
  })

  test('views are counted of links that were made, and of no other', async () => {
    const { db, now } = office.backend
    const counting = createCounting({ db, now, log: { error: (details) => console.error(details) } })
    counting.add('link-view', made.code)
    counting.add('link-view', 'ZZZZZZ')
    await counting.flush()
    const rows = await db.selectFrom('site_count').select('name').where('what', '=', 'link-view').execute()
    expect(rows).toEqual([{ name: made.code }])
  })

  test('owner and editor read the list, and a file of it; a dealer does not', async () => {
    await office.send({ link: made.code })
    const editor = await office.enter('editor')
    const { links } = await editor.call('links.list', july)
    expect(links).toMatchObject([
      { code: made.code, marks: 'vk · summer', figures: { 'link-request': 1, 'link-booking': 1, 'link-view': 0 } },
    ])
    expect(links[0]?.address).toBe(`https://site.example/gv70.html?utm_source=vk&utm_campaign=summer&link=${made.code}`)
    const other = await editor.call('links.list', { since: '2021-08-01', until: '2021-08-02' })
    expect(other.links[0]?.figures['link-request']).toBe(0)
    const { text } = await editor.call('links.export', july)
    expect(text).toContain(`${made.code};`)
    expect(text.split('\r\n')[1]).toMatch(/;0;1;1;0$/)
    expect(await editor.status('links.list', { since: '2021-08-02', until: '2021-08-01' })).toBe(422)
    expect(await (await office.enter('dealer')).status('links.list', july)).toBe(403)
  })

  test('the secret is not stored, and a link nobody followed is not kept for ever', async () => {
    const { db } = office.backend
    expect(JSON.stringify(await db.selectFrom('made_link').selectAll().execute())).not.toContain(made.token)
    expect(await findByToken(db, made.token)).toMatchObject({ code: made.code })
    expect(await findByToken(db, 'A'.repeat(22))).toBeNull()
    const used = await makeLink(db, '/g90.html', { now: office.backend.now() })
    await db
      .insertInto('site_count')
      .values({ what: 'link-view', day: '2021-07-14', name: used.code, count: 1 })
      .execute()
    await deleteUnusedLinks(db, new Date('2021-10-14T00:00:00Z'))
    expect(await findByToken(db, made.token)).not.toBeNull()
    await deleteUnusedLinks(db, new Date('2022-03-14T00:00:00Z'))
    expect([await findByToken(db, made.token), (await findByToken(db, used.token))?.code]).toEqual([null, used.code])
  })

  describe('limits', () => {
    const limits = { network: 3, all: 6 }
    let minutes = 0
    /** Each link is a minute younger than the one before. */
    const makeFrom = (network: string | null) =>
      makeLink(office.backend.db, '/g90.html', {
        now: new Date(Date.parse('2021-07-15T00:00:00Z') + 60_000 * ++minutes),
        network,
        limits,
      })
    const follow = ({ code }: { code: string }) =>
      office.backend.db
        .insertInto('site_count')
        .values({ what: 'link-view', day: '2021-07-16', name: code, count: 1 })
        .execute()
    const isThere = async ({ token }: { token: string }) => (await findByToken(office.backend.db, token)) !== null

    test('a network at its limit loses its own oldest links that nobody has followed', async () => {
      const others = await makeFrom('others')
      const own = [await makeFrom('own'), await makeFrom('own'), await makeFrom('own')]
      await follow(own[0]!)
      const fourth = await makeFrom('own')
      expect(await Promise.all([others, ...own, fourth].map(isThere))).toEqual([true, true, false, true, true])
    })

    test('with all of them followed it makes no other, and is told so; other networks do', async () => {
      for (let count = 0; count < limits.network; count++) await follow(await makeFrom('own'))
      await expect(makeFrom('own')).rejects.toMatchObject({ status: 429 })
      expect(await isThere(await makeFrom('others'))).toBe(true)
    })

    test('whoever fills the table loses links, and not whoever has a few', async () => {
      const few = await makeFrom('few')
      const many = [await makeFrom('many'), await makeFrom('many'), await makeFrom('many')]
      for (const link of many) await follow(link)
      const last = await makeFrom('other')
      const next = await makeFrom('few')
      // The seventh of six.
      expect(await Promise.all([made, few, ...many, last, next].map(isThere))).toEqual([
        true,
        true,
        false,
        true,
        true,
        true,
        true,
      ])
      const counts = await office.backend.db.selectFrom('site_count').select('name').execute()
      expect(counts.map(({ name }) => name)).not.toContain(many[0]!.code)
    })

    test('links whose network is unknown are not taken from', async () => {
      for (let count = 1; count < limits.all; count++) await makeFrom(null)
      await expect(makeFrom('own')).rejects.toMatchObject({ status: 503 })
      expect(await isThere(made)).toBe(true)
    })
  })

  test('a link that brought a request, but no view, is one that somebody has followed', async () => {
    await office.send({ link: made.code })
    await deleteUnusedLinks(office.backend.db, new Date('2022-06-14T00:00:00Z'))
    expect(await findByToken(office.backend.db, made.token)).not.toBeNull()
  })
})

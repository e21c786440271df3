import { afterAll, describe, expect, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { adoptCities, dealersWithoutCity, type AdoptedCity } from '#src/backend/content/adopted-cities.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { contentRows, seed } from '#src/backend/seed.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import type { City } from '#src/domain/dealer.ts'
import { noticeCities } from '#src/server/data/city-notice.ts'
import { exportContent, importContent } from '#src/office/server/content/files.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { dealer as fixtureDealer } from '../fixtures/directory.ts'
import { createContentOffice, faultsIn, passTime, plain, publish, refusal, type Person } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'
import type { TestOffice } from './test-office.ts'

afterAll(dropDatabases)

// The clock of the tests stands at 14 July 2021, noon in Moscow.
const TOMORROW = '2021-07-15T07:00:00.000Z'
const LATER = '2021-07-16T07:00:00.000Z'
const { id: _id, ...tyumen } = filledBodies.city
const OWN = 1001
const [moscow] = content.cities
if (!moscow) throw new Error('no city in the fixtures')

/** Near the middle of the city. */
const placeOf = (id: number) => {
  const { lat, lng } = content.cities.find((city) => city.id === id) ?? tyumen
  return { lat: lat + 0.02, lng }
}
const dealerIn = (city_id: number, name = 'Тобол Моторс') => {
  const { id: _, ...body } = fixtureDealer({ id: 11, city_id, name, ...placeOf(city_id) })
  return { ...body, code: 'tobol-motors' }
}

const askerOf = (db: Database, now: Date) => {
  const answer = createAnswer({
    db,
    now: () => now,
    publicOrigin: 'https://site.example',
    metrikaId: null,
    log: { error: () => {} },
  })
  return async (path: string, query: Record<string, string> = {}) =>
    dataOf(await answer({ base: 'dealer', method: 'GET', path, query }))
}

/** Where a visitor meets the city of the tests. */
async function seenIn(db: Database, now: Date) {
  const ask = askerOf(db, now)
  const said = async (path: string, query: Record<string, string>) => plain(JSON.stringify(await ask(path, query)))
  // Cast: the answer of the call that is asked.
  const cities = (await ask('/v1/city', { testDrive: '1' })) as City[]
  return {
    cities: cities.some(({ name }) => name === 'Тюмень'),
    search: (await said('/v1/search', { q: 'дилеры в тюмени' })).includes('/dealers.html?city=tyumen'),
    machines: (await said('/v1/meta', { route: '/dealers.html' })).includes('Тюмень'),
  }
}
const EVERYWHERE = { cities: true, search: true, machines: true }
const NOWHERE = { cities: false, search: false, machines: false }

const bothPublished = async (person: Person, city: Partial<CityBody> = {}) => {
  const own = await publish(person, 'city', null, { ...tyumen, ...city })
  return { city: own, dealer: await publish(person, 'dealer', null, dealerIn(Number(own.key))) }
}

const book = ({ backend }: TestOffice, dealer: string, city: string) =>
  backend.post('/v1/request', testDrive({ dealer_id: dealer, city_id: city }))

describe.each(databases)('cities, $database', ({ skip, open }) => {
  test.skipIf(skip)('a city of the office with its dealer: calls, search, machines, and a booking', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const editor = await office.enter('editor')
    const city = await publish(editor, 'city', null, tyumen)
    expect(city.key).toBe(String(OWN))
    // Nobody is told of a city without dealers.
    expect(await seenIn(db, now())).toEqual(NOWHERE)
    const { cities } = await editor.call('content.blank', { kind: 'dealer' })
    expect(cities.at(-1)).toEqual({ id: OWN, name: 'Тюмень', from: null })
    const dealer = await publish(editor, 'dealer', null, dealerIn(OWN))
    expect(await seenIn(db, now())).toEqual(EVERYWHERE)
    expect((await book(office, dealer.key, city.key)).status).toBe(200)
    const { lines } = await editor.call('content.list', { kind: 'dealer' })
    expect(lines.map(({ title }) => title)).toContain('Тобол Моторс, Тюмень')
  })

  test.skipIf(skip)('no dealer before his city: it is planned, its dealer waits for its hour', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const editor = await office.enter('editor')
    const saveDealer = () =>
      editor.call('content.save', { kind: 'dealer', key: null, body: dealerIn(OWN), revision: null })
    const draft = await editor.call('content.save', { kind: 'city', key: null, body: tyumen, revision: null })
    expect(await faultsIn(saveDealer())).toContain('Такого города на сайте нет: сначала опубликуйте его')
    await editor.call('content.publish', { ...draft, from: TOMORROW, until: null })
    const { cities } = await editor.call('content.blank', { kind: 'dealer' })
    expect(cities.at(-1)).toEqual({ id: OWN, name: 'Тюмень', from: TOMORROW })
    const dealer = await saveDealer()
    const release = (from: string | null) => editor.call('content.publish', { ...dealer, from, until: null })
    expect(plain(await refusal(release(null)))).toContain(
      'Город «Тюмень» появится на сайте 15 июля 2021 г., 10:00 по Москве: назначьте дилеру этот час или более поздний',
    )
    await release(TOMORROW)
    const [planned] = (await editor.call('content.get', { kind: 'city', key: draft.key })).versions
    expect(plain(await refusal(editor.call('content.cancel', { id: planned?.id ?? '' })))).toContain(
      '15 июля 2021 г., 10:00 по Москве в городе были бы дилеры: «Тобол Моторс»',
    )
    const preview = await openPreviewDatabase(db, { versionId: null, at: new Date(TOMORROW) })
    expect(await seenIn(preview, new Date(TOMORROW))).toEqual(EVERYWHERE)
    await preview.destroy()
    expect(await seenIn(db, now())).toEqual(NOWHERE)
    await passTime(office, TOMORROW)
    expect(await seenIn(db, now())).toEqual(EVERYWHERE)
  })

  test.skipIf(skip)(
    'a city with dealers stays on the site, now and by plan; one without leaves, and its requests know it',
    async () => {
      const office = await createContentOffice(await open())
      const { db, now } = office.backend
      const [editor, owner] = [await office.enter('editor'), await office.enter('owner')]
      const { city, dealer } = await bothPublished(editor)
      const hideCity = () => editor.call('content.hide', { kind: 'city', key: city.key })
      expect(await refusal(hideCity())).toContain('В этом городе есть дилеры: «Тобол Моторс». Сначала уберите их')
      const number = dataOf<{ number: string }>(await book(office, dealer.key, city.key)).number
      await owner.call('bookings.cancel', { number })
      await editor.call('content.hide', { kind: 'dealer', key: dealer.key })
      await hideCity()
      expect(await seenIn(db, now())).toEqual(NOWHERE)
      expect((await owner.call('requests.get', { number })).city).toBe('Тюмень')
      expect((await editor.call('content.blank', { kind: 'dealer' })).cities.map(({ id }) => id)).not.toContain(OWN)
      // What was published comes back only where its city is.
      const { versions } = await editor.call('content.get', { kind: 'dealer', key: dealer.key })
      const back = () => editor.call('content.restore', { id: versions.find(({ isHiding }) => !isHiding)?.id ?? '' })
      expect(await refusal(back())).toContain('Города «Тюмень» на сайте нет: сначала опубликуйте его')
      const known = await editor.call('content.get', { kind: 'city', key: city.key })
      await editor.call('content.restore', { id: known.versions.find(({ isHiding }) => !isHiding)?.id ?? '' })
      await back()
      expect(await seenIn(db, now())).toEqual(EVERYWHERE)
    },
  )

  test.skipIf(skip)('an end before that of its dealers is refused', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const draft = await editor.call('content.save', { kind: 'city', key: null, body: tyumen, revision: null })
    await editor.call('content.publish', { ...draft, from: null, until: LATER })
    const dealer = await editor.call('content.save', {
      kind: 'dealer',
      key: null,
      // One with test drives has no end.
      body: { ...dealerIn(OWN), services: ['sales'] },
      revision: null,
    })
    const release = (until: string | null) => editor.call('content.publish', { ...dealer, from: null, until })
    expect(plain(await refusal(release(null)))).toContain(
      'Город «Тюмень» уйдёт с сайта 16 июля 2021 г., 10:00 по Москве',
    )
    await release(TOMORROW)
  })

  test.skipIf(skip)(
    'the clock of a city changes at once and without bookings ahead; so does that of a dealer',
    async () => {
      const office = await createContentOffice(await open())
      const { db } = office.backend
      const [editor, owner] = [await office.enter('editor'), await office.enter('owner')]
      const { city, dealer } = await bothPublished(editor)
      const number = dataOf<{ number: string }>(await book(office, dealer.key, city.key)).number
      const zone = async () => (await editor.call('content.get', { kind: 'city', key: city.key })).body?.['timezone']
      const draft = await editor.call('content.save', {
        kind: 'city',
        key: city.key,
        body: { ...tyumen, timezone: 'Asia/Omsk' },
        revision: null,
      })
      const release = (from: string | null) => editor.call('content.publish', { ...draft, from, until: null })
      expect(plain(await refusal(release(null)))).toContain('впереди 1 запись на тест-драйв по нынешнему времени')
      expect(await refusal(release(TOMORROW))).toContain('Часовой пояс города меняют сразу')
      // To a city with another clock.
      const moved = await editor.call('content.save', {
        kind: 'dealer',
        key: dealer.key,
        body: { ...dealerIn(1), id: Number(dealer.key) },
        revision: null,
      })
      expect(await refusal(editor.call('content.publish', { ...moved, from: null, until: null }))).toContain(
        'Город дилера сейчас не сменить',
      )
      expect(await zone()).toBe('Asia/Yekaterinburg')
      await owner.call('bookings.cancel', { number })
      await release(null)
      expect(await zone()).toBe('Asia/Omsk')
      const row = await db.selectFrom('city').select('document').where('id', '=', OWN).executeTakeFirstOrThrow()
      expect(row.document).toContain('Asia/Omsk')
    },
  )

  test.skipIf(skip)(
    'a new version of the code keeps the cities of the office, with whoever stands in them',
    async () => {
      const office = await createContentOffice(await open())
      const { db, now } = office.backend
      const editor = await office.enter('editor')
      await bothPublished(editor)
      await publish(editor, 'city', '1', { ...moscow, name: 'Первопрестольная' })
      const next = { ...content, news: [] }
      await seed(db, contentRows(next), async (write) => {
        await ship(write, shippedItems({ ...next, since: () => '2021-06-01' }))
        await applyContent(write, now())
      })
      expect(await seenIn(db, now())).toEqual(EVERYWHERE)
      const cities = await askerOf(db, now())('/v1/city')
      expect(JSON.stringify(cities)).toContain('Первопрестольная')
    },
  )

  describe('a version of the code that leaves out a city', () => {
    const next = {
      ...content,
      cities: content.cities.filter(({ id }) => id !== 6),
      dealers: content.dealers.filter(({ city_id }) => city_id !== 6),
    }
    const start = async (db: Database, now: Date) => {
      const items = shippedItems({ ...next, since: () => '2021-06-01' })
      let adopted: AdoptedCity[] = []
      await seed(db, contentRows(next), async (write) => {
        adopted = await adoptCities(write, items, now)
        await ship(write, items)
        await applyContent(write, now)
      })
      return adopted
    }
    const isOnSite = async (db: Database, now: Date, name: string) =>
      JSON.stringify(await askerOf(db, now)('/v1/dealer')).includes(name)

    test.skipIf(skip)(
      'keeps it while a dealer of the office is in it, with the bookings, and says so once',
      async () => {
        const office = await createContentOffice(await open())
        const { db, now } = office.backend
        const owner = await office.enter('owner')
        const { key } = await publish(owner, 'dealer', null, dealerIn(6))
        const { number } = dataOf<{ number: string }>(await book(office, key, '6'))
        const name = content.cities.find(({ id }) => id === 6)?.name
        expect(await start(db, now())).toEqual([{ city: name, dealers: ['tobol-motors'] }])
        expect(await isOnSite(db, now(), 'Тобол')).toBe(true)
        expect(await owner.call('requests.get', { number })).toMatchObject({ number })
        const { versions } = await owner.call('content.get', { kind: 'city', key: '6' })
        expect(versions).toMatchObject([{ isCurrent: true, author: 'Новая версия сайта' }])
        // Again, and once more without a city of its own.
        expect(await start(db, now())).toEqual([])
        await passTime(office, TOMORROW)
        expect(await isOnSite(db, now(), 'Тобол')).toBe(true)
        // It is the office's to take off, with its dealer.
        await owner.call('bookings.cancel', { number })
        await owner.call('content.hide', { kind: 'dealer', key })
        await owner.call('content.hide', { kind: 'city', key: '6' })
        expect(await start(db, now())).toEqual([])
      },
    )

    test.skipIf(skip)('keeps it for a dealer who is planned, and for nobody else', async () => {
      const office = await createContentOffice(await open())
      const { db, now } = office.backend
      const editor = await office.enter('editor')
      expect(await start(await withCity(db, now()), now())).toEqual([])
      await withCity(db, now())
      await publish(editor, 'dealer', null, dealerIn(6), TOMORROW)
      expect(await start(db, now())).toHaveLength(1)
      await passTime(office, TOMORROW)
      expect(await isOnSite(db, now(), 'Тобол')).toBe(true)
    })

    /** Goes back to the version before. */
    async function withCity(db: Database, now: Date): Promise<Database> {
      await seed(db, contentRows(content), async (write) => {
        await ship(write, shippedItems({ ...content, since: () => '2021-06-01' }))
        await applyContent(write, now)
      })
      return db
    }

    test.skipIf(skip)(
      'a dealer whose city is lost all the same is named to the operator and in the office',
      async () => {
        const office = await createContentOffice(await open())
        const { db, now } = office.backend
        const editor = await office.enter('editor')
        const { key } = await publish(editor, 'dealer', null, dealerIn(6))
        await seed(db, contentRows(next), async (write) => {
          await ship(write, shippedItems({ ...next, since: () => '2021-06-01' }))
          await applyContent(write, now())
        })
        expect(await isOnSite(db, now(), 'Тобол')).toBe(false)
        const said: string[] = []
        await noticeCities(db, now(), { error: (text: string) => said.push(text) })
        expect(said).toEqual([expect.stringContaining('tobol-motors (city 6)')])
        const { lines } = await editor.call('content.list', { kind: 'dealer' })
        expect(lines.find((line) => line.key === key)?.title).toContain('не на сайте')
      },
    )
  })

  test.skipIf(skip)('as a file it comes back as a draft', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const owner = await office.enter('owner')
    await publish(owner, 'city', null, tyumen)
    const file = `city/${OWN}.json`
    const text = (await exportContent(db, now())).get(file) ?? ''
    const files = new Map([[file, text.replace('"sort": 1000', '"sort": 20')]])
    const done = await importContent(db, files, { userId: owner.id, now: now(), mayImport: () => true })
    expect(done.map(({ outcome }) => outcome)).toEqual(['draft'])
  })

  test.skipIf(skip)('a dealer far from his city is another place’s, or its numbers change places', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const save = (point: object) =>
      editor.call('content.save', {
        kind: 'dealer',
        key: null,
        body: { ...dealerIn(1), ...point },
        revision: null,
      })
    expect(plain(await faultsIn(save({ lat: 37.6, lng: 55.7 })))).toMatch(/Точка в [\d ]+ км от города «Москва»/)
    expect(await faultsIn(save({ lat: 55.2, lng: 36.6 }))).toBe('done')
  })

  test.skipIf(skip)('an address is the city’s alone', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const save = (body: object) =>
      editor.call('content.save', { kind: 'city', key: null, body: { ...body }, revision: null })
    expect(await faultsIn(save({ ...tyumen, code: moscow.code }))).toContain('Этот адрес уже занят')
  })
})

test('a dealer whose city is planned to be taken off is found before it is', () => {
  const shipped = shippedItems({ ...content, since: () => '2021-06-01' })
  const now = new Date('2021-07-14T09:00:00.000Z')
  const gone = { kind: 'city', key: '6', body: null, from: LATER, until: null, publishedAt: now.toISOString() } as const
  expect(dealersWithoutCity(shipped, [], now)).toEqual([])
  expect(dealersWithoutCity(shipped, [gone], now).map(({ city_id }) => city_id)).toEqual([6])
})

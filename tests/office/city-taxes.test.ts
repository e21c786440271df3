import { afterAll, describe, expect, test } from 'vitest'
import { readLiveContent } from '#src/backend/content/live.ts'
import { transportTaxes } from '#src/content/seed/owning-costs.ts'
import { isWithoutRates, regionOf } from '#src/pages/shared/credit/owning.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dealer as fixtureDealer } from '../fixtures/directory.ts'
import { createContentOffice, faultsIn, plain, publish, type Person } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'

afterAll(dropDatabases)

const { id: _id, ...tyumen } = filledBodies.city
const [known] = transportTaxes
if (!known) throw new Error('no region in the code')
/** A region that the code does not have. */
const REGION = '999'
const own = { ...tyumen, region_code: REGION, region_name: 'Край', tax_rates: '1; 2; 3,5; 4; 5' }
const { id: _dealer, ...dealer } = fixtureDealer({ id: 11, city_id: 1001, name: 'Тобол', lat: 57.16, lng: 65.53 })

const withDealer = async (person: Person, body: object, code: string) => {
  const { key } = await publish(person, 'city', null, { ...body, code })
  await publish(person, 'dealer', null, { ...dealer, name: code, code: `${code}-dealer`, city_id: Number(key) })
  return Number(key)
}

describe.each(databases)('transport tax of a city of the office, $database', ({ skip, open }) => {
  const setting = async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const live = () => readLiveContent(db)
    /** What a page rendered now calculates with. */
    const counted = async <T>(read: () => T): Promise<T> => withLiveContent(await live(), read)
    const editor = await office.enter('editor')
    const fault = async (changes: object) =>
      plain(
        await faultsIn(
          editor.call('content.save', { kind: 'city', key: null, body: { ...tyumen, ...changes }, revision: null }),
        ),
      )
    return { editor, live, counted, fault }
  }

  test.skipIf(skip)('its region and rates are counted with, as soon as it has a dealer', async () => {
    const { editor, live, counted } = await setting()
    const { key } = await publish(editor, 'city', null, own)
    expect((await live()).taxes).toBeUndefined()
    expect(await counted(() => isWithoutRates(null, Number(key)))).toBe(true)
    const id = await withDealer(editor, { ...own, name: 'Другой', tax_rates: '' }, 'other')
    expect(await counted(() => isWithoutRates(null, id))).toBe(false)
    expect(await counted(() => regionOf(null, id))).toMatchObject({
      region: { code: REGION, name: 'Край' },
      cities: [id],
    })
    const { steps } = await counted(() => regionOf(REGION))
    expect(steps.map(({ upTo, rate }) => [upTo, rate])).toEqual([
      [100, 1],
      [150, 2],
      [200, 3.5],
      [250, 4],
      [null, 5],
    ])
  })

  test.skipIf(skip)('in a region of the code the code’s rates count', async () => {
    const { editor, counted } = await setting()
    const none = { region_name: '', tax_rates: '' }
    const id = await withDealer(editor, { ...tyumen, ...none, region_code: known.region.code }, 'near')
    const before = regionOf(known.region.code)
    expect(await counted(() => regionOf(null, id))).toEqual({ ...before, cities: [...before.cities, id] })
  })

  test.skipIf(skip)('what cannot be counted with is refused at its field', async () => {
    const { editor, fault } = await setting()
    expect(await fault({ region_code: '' })).toContain('"region_code":"Укажите код региона')
    expect(await fault({ region_code: known.region.code })).toContain('"tax_rates":"Ставки региона')
    expect(await fault({ ...own, tax_rates: '' })).toContain(`"tax_rates":"Ставок региона с кодом ${REGION}`)
    expect(await fault({ ...own, region_name: '' })).toContain('"region_name":"Назовите регион')
    expect(await fault({ ...own, tax_rates: '5; 4; 3; 2; 1' })).toContain('"tax_rates":"Пять чисел')
    await publish(editor, 'city', null, own)
    expect(await fault({ ...own, code: 'other', tax_rates: '2; 3; 4; 5; 6' })).toContain('в городе «Тюмень»')
    expect(await fault({ ...own, code: 'other', tax_rates: '1 2 3,5 4 5' })).toBe('done')
  })
})

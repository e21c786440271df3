import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeDirectory } from '#src/backend/upstreams/directory-mirror.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { testDrive } from '../leads/forms.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'

let backend: TestBackend
let cities: City[]
let dealers: Dealer[]
beforeEach(async () => {
  backend = await createTestBackend()
  cities = dataOf<City[]>(await backend.get('/v1/city')).map((city) => ({ ...city, id: city.id + 500 }))
  dealers = dataOf<Dealer[]>(await backend.get('/v1/dealer')).map((dealer) => ({
    ...dealer,
    id: dealer.id + 700,
    city_id: dealer.city_id + 500,
  }))
})
afterEach(() => backend.db.destroy())

const names = async () => dataOf<Dealer[]>(await backend.get('/v1/dealer')).map(({ id }) => id)

test('a request to a dealer of the outside directory is taken', async () => {
  const form = testDrive()
  const outside = {
    ...form,
    city_id: String(Number(form['city_id']) + 500),
    dealer_id: String(Number(form['dealer_id']) + 700),
  }
  await expect(backend.post('/v1/request', outside)).resolves.toMatchObject({ status: 422 })
  await writeDirectory(backend.db, cities, dealers)
  await expect(backend.post('/v1/request', outside)).resolves.toMatchObject({ status: 200 })
})

test('an empty directory is none: the one at hand stays', async () => {
  const before = await names()
  await writeDirectory(backend.db, [], [])
  await writeDirectory(backend.db, cities, [])
  expect(await names()).toEqual(before)
})

test('what cannot stand in it is left out, the rest is taken', async () => {
  const [first, second] = dealers as [Dealer, Dealer]
  const odd = [
    { ...second, city_id: 1 },
    { ...first, name: 'двойник' },
    { ...second, id: 2.5 },
  ]
  await writeDirectory(backend.db, [...cities, { ...cities[0]!, id: 900, timezone: 'Нигде' }], [first, ...odd])
  expect(dataOf<Dealer[]>(await backend.get('/v1/dealer')).map(({ id, name }) => [id, name])).toEqual([
    [first.id, first.name],
  ])
})

import { expect, test } from 'vitest'
import { fileOf, hashed } from '#src/content/pictures/hashed.ts'

const hashes = { cars: '0123abcd' }

test('a picture of a hashed folder gets the hash, once', () => {
  const address = hashed('/images/cars/g70-800.avif', hashes)
  expect(address).toBe('/images/cars-0123abcd/g70-800.avif')
  expect(hashed(address, hashes)).toBe(address)
})

test.each(['/images/share/home.jpg', '/assets/g70-0f3a-800.avif', '/images/cars.svg', '/images/constructor/a.svg', ''])(
  'the address "%s" stays as it is',
  (address) => expect(hashed(address, hashes)).toBe(address),
)

test('the file under a hashed address, and whether the hash is this build’s', () => {
  expect(fileOf('/images/cars-0123abcd/g70.svg', hashes)).toEqual({ path: '/images/cars/g70.svg', isCurrent: true })
  expect(fileOf('/images/cars-deadbeef/g70.svg', hashes)).toEqual({ path: '/images/cars/g70.svg', isCurrent: false })
  expect(fileOf('/images/constructor-deadbeef/a.svg', hashes)).toMatchObject({ isCurrent: false })
  for (const plain of ['/images/cars/g70.svg', '/images/cars-0123/g70.svg', '/assets/a-0123abcd/b.svg'])
    expect(fileOf(plain, hashes)).toBeNull()
})

test('in Node names are plain', () => expect(hashed('/images/cars/g70.svg')).toBe('/images/cars/g70.svg'))

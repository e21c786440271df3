import { expect, test } from 'vitest'
import { checkBrand } from '#src/server/settings/check-brand.ts'

test('the brand of the repository can start', () => expect(() => checkBrand()).not.toThrow())

test.each(['velmar', 'two-words', 'brand2'])('%s is a slug', (slug) => expect(() => checkBrand({ slug })).not.toThrow())

test.each(['', 'Velmar', 'a_b', '-a', 'a--b', 'марка', 'a/b', 'a.b'])('"%s" is none', (slug) =>
  expect(() => checkBrand({ slug })).toThrow(
    `BRAND_SLUG "${slug}" (src/brand/brand.ts) must be lower-case letters and digits`,
  ),
)

test.each(['news', 'brand', 'models', 'contacts', 'gv70', 'test-drive'])('%s is the address of another page', (slug) =>
  expect(() => checkBrand({ slug })).toThrow(
    new RegExp(`^BRAND_SLUG "${slug}" .*: /${slug}\\.html would be the address of`),
  ),
)

const phone = 'must be 8 or +7 with ten digits more, such as +7 (495) 123-45-67.'
test.each([
  ['company.supportPhone', '8001000000', phone],
  ['company.supportPhone', '+7 (495) 000-01-0', phone],
  ['company.supportPhone', '7 (495) 000-01-01', phone],
  ['company.supportPhone', '+8 (800) 100-00-00', phone],
  ['dealerOptions.dealer_phone', 'нет', phone],
  ['company.supportEmail', 'support', 'must be one mail address.'],
  ['company.distributor.inn', '77', 'must be ten digits.'],
  ['company.distributor.ogrn', '', 'must be thirteen digits.'],
  ['company.supportOpens', '9:00', 'must be a time of the day, such as 09:00.'],
  ['company.supportCloses', '24:00', 'must be a time of the day, such as 09:00.'],
  ['editions.legal', '2021-02-30', 'must be a day, such as 2021-12-01.'],
  ['editions.unnamed', '2020-01-01', 'must be the day of editions.legal or one of editions.formerLegal.'],
  ['company.supportPhone', '8 (800) 000-00-00б', phone],
])('%s «%s» stops the start with a sentence', (name, value, must) =>
  expect(() => checkBrand({ slug: 'velmar', values: { [name]: value } })).toThrow(
    `${name} "${value}" (src/brand/brand.ts) ${must}`,
  ),
)

test('no phone of a dealer is one', () =>
  expect(() => checkBrand({ slug: 'velmar', values: { 'dealerOptions.dealer_phone': null } })).not.toThrow())

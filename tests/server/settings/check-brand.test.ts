import { expect, test } from 'vitest'
import { checkBrand } from '#src/server/settings/check-brand.ts'

const phones = { 'company.supportPhone': '8 (800) 100-00-00', 'dealerOptions.dealer_phone': null }

test('the brand of the repository can start', () => expect(() => checkBrand()).not.toThrow())

test.each(['norven', 'two-words', 'brand2'])('%s is a slug', (slug) =>
  expect(() => checkBrand({ slug, phones })).not.toThrow(),
)

test.each(['', 'Norven', 'a_b', '-a', 'a--b', 'марка', 'a/b', 'a.b'])('"%s" is none', (slug) =>
  expect(() => checkBrand({ slug, phones })).toThrow(
    `BRAND_SLUG "${slug}" (src/brand/brand.ts) must be lower-case letters and digits`,
  ),
)

test.each(['news', 'brand', 'models', 'contacts', 'gv70', 'test-drive'])('%s is the address of another page', (slug) =>
  expect(() => checkBrand({ slug, phones })).toThrow(
    new RegExp(`^BRAND_SLUG "${slug}" .*: /${slug}\\.html would be the address of`),
  ),
)

test.each(['8001000000', '+7 (495) 000-01-0', '7 (495) 000-01-01', '+8 (800) 100-00-00', 'нет'])(
  'a phone «%s» stops the start',
  (phone) =>
    expect(() => checkBrand({ slug: 'norven', phones: { 'company.supportPhone': phone } })).toThrow(
      `The phone "${phone}" of company.supportPhone`,
    ),
)

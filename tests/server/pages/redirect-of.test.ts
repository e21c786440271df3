import { describe, expect, it } from 'vitest'
import { redirectOf } from '#src/server/pages/redirect-of.ts'

describe('the address of a build, typed by hand', () => {
  it.each([
    '/build/abc234.html',
    '/build/ABC234',
    '/build/abc234/',
    '/BUILD/abc-234.HTML',
    `/build/${encodeURIComponent('авс234')}.html`,
  ])('%s is redirected to its code', (typed) => {
    expect(redirectOf(`${typed}?utm_source=x`)).toBe('/build/ABC234.html?utm_source=x')
  })

  it.each(['/build/ABC234.html', '/build/ABC23.html', '/build/ABC230.html', '/build/%zz%zz%z', '/build/abc/234.html'])(
    '%s is not',
    (typed) => expect(redirectOf(typed)).toBeNull(),
  )
})

describe('a number typed without scripts as people write it', () => {
  it.each([
    ['/finance.html?budget=3,5+млн&term=36', '/finance.html?budget=3500000&term=36'],
    ['/finance.html?mileage=84+тыс.&insurance=84.000', '/finance.html?mileage=84000&insurance=84000'],
    ['/owners.html?date=10.06.2021&last=12+тыс.+км&now=24,5+тыс.', '/owners.html?date=10.06.2021&last=12000&now=24500'],
    ['/warranty.html?km=20+тыс.', '/warranty.html?km=20000'],
  ])('%s is %s', (typed, address) => {
    expect(redirectOf(typed)).toBe(address)
    expect(redirectOf(address)).toBeNull()
  })

  it.each(['/finance.html?budget=120+000+%E2%82%BD', '/finance.html?budget=много', '/search.html?q=3,5+млн'])(
    '%s stays',
    (typed) => expect(redirectOf(typed)).toBeNull(),
  )
})

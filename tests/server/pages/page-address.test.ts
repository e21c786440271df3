import { describe, expect, it } from 'vitest'
import { addressOf, isForOne } from '#src/server/pages/page-address.ts'

describe('the page an address means', () => {
  it('keeps every value of a list, in one order, each once', () => {
    const one = addressOf('/dealers.html?service=tradeIn&utm_source=x&service=body&model=g70&service=body')
    expect(one).toBe('/dealers.html?model=g70&service=body&service=tradeIn')
    expect(addressOf('/dealers.html?model=g70&service=body&service=tradeIn')).toBe(one)
  })

  it('keeps one value of what is no list, and not more values of a list than it may have', () => {
    expect(addressOf('/dealers.html?city=kazan&city=ufa')).toBe('/dealers.html?city=kazan')
    const many = Array.from({ length: 50 }, (_, index) => `service=s${index}`).join('&')
    expect(new URLSearchParams(addressOf(`/dealers.html?${many}`)?.split('?')[1]).getAll('service')).toHaveLength(8)
  })
})

it('a page that says who is open now or what is overdue is of the moment, others are not', () => {
  expect(isForOne('/owners.html?date=15.03.2024&last=12000&now=24500')).toBe(true)
  expect(isForOne('/owners.html?model=g70')).toBe(false)
  expect(isForOne('/dealers.html?city=kazan&open=1')).toBe(true)
  expect(isForOne('/certified.html?open=1')).toBe(true)
  expect(isForOne('/search.html?q=XWEFK41DBM0000123')).toBe(true)
  expect(isForOne('/search.html?q=g70')).toBe(false)
  expect(isForOne('/dealers.html?city=kazan')).toBe(false)
  expect(isForOne('/dealers.html')).toBe(false)
  expect(isForOne('/news.html?open=1')).toBe(false)
})

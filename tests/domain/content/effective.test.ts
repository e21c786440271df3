import { describe, expect, it } from 'vitest'
import { effectiveAt, nextChange, type PublishedVersion, type ShippedItem } from '#src/domain/content/effective.ts'

const shipped: ShippedItem[] = [
  { kind: 'news', key: '1', body: 'shipped 1', from: null },
  { kind: 'news', key: '2', body: 'shipped 2', from: '2021-08-01T00:00:00.000Z' },
]
const version = (part: Partial<PublishedVersion>): PublishedVersion => ({
  kind: 'news',
  key: '1',
  body: 'changed',
  from: '2021-07-10T00:00:00.000Z',
  until: null,
  publishedAt: '2021-07-01T00:00:00.000Z',
  ...part,
})
const at = (time: string, versions: PublishedVersion[]) =>
  [...effectiveAt(shipped, versions, time).values()].map(({ key, body }) => `${key}: ${body}`).toSorted()

describe('what holds at a moment', () => {
  it('what came with the code, and nothing that begins later', () => {
    expect(at('2021-07-14T00:00:00.000Z', [])).toEqual(['1: shipped 1'])
    expect(at('2021-08-01T00:00:00.000Z', [])).toEqual(['1: shipped 1', '2: shipped 2'])
  })

  it('a version from its moment until its end, then what held before', () => {
    const price = version({ from: '2021-07-12T00:00:00.000Z', until: '2021-07-20T00:00:00.000Z', body: 'sale' })
    const all = [version({}), price]
    expect(at('2021-07-11T00:00:00.000Z', all)).toEqual(['1: changed'])
    expect(at('2021-07-12T00:00:00.000Z', all)).toEqual(['1: sale'])
    expect(at('2021-07-20T00:00:00.000Z', all)).toEqual(['1: changed'])
  })

  it('of two that begin together the one published last', () => {
    const first = version({ body: 'first' })
    const second = version({ body: 'second', publishedAt: '2021-07-02T00:00:00.000Z' })
    expect(at('2021-07-14T00:00:00.000Z', [second, first])).toEqual(['1: second'])
  })

  it('a version without a body hides the item', () => {
    expect(at('2021-07-14T00:00:00.000Z', [version({ body: null })])).toEqual([])
  })

  it('an item of the office needs no shipped one', () => {
    expect(at('2021-07-14T00:00:00.000Z', [version({ key: '9', body: 'own' })])).toEqual(['1: shipped 1', '9: own'])
  })
})

describe('the next change', () => {
  it('is the soonest beginning or end ahead', () => {
    const versions = [version({ from: '2021-07-20T00:00:00.000Z', until: '2021-07-25T00:00:00.000Z' })]
    expect(nextChange(shipped, versions, [], '2021-07-14T00:00:00.000Z')).toBe('2021-07-20T00:00:00.000Z')
    expect(nextChange(shipped, versions, [], '2021-07-20T00:00:00.000Z')).toBe('2021-07-25T00:00:00.000Z')
    expect(nextChange(shipped, versions, [], '2021-07-26T00:00:00.000Z')).toBe('2021-08-01T00:00:00.000Z')
    expect(nextChange(shipped, versions, [], '2021-08-01T00:00:00.000Z')).toBeNull()
  })
})

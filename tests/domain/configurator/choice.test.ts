import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceOf, totalOf } from '#src/domain/configurator/build.ts'
import {
  choiceQuery,
  emptyChoice,
  isChoiceHash,
  readHash,
  readQuery,
  takesCredit,
  writeHash,
  type Choice,
} from '#src/domain/configurator/choice.ts'
import { anyBuild, data, resolve } from './cars.ts'

const HASH = '#slide=1&model=gv70&comp=203&ext=UYH&int=NNB&pkg=12,14&city=1&dealer=3&program=2&first=30&term=36'

const anyChoiceOf = anyBuild.chain((build) =>
  fc
    .record({
      slide: fc.integer({ min: 0, max: 7 }),
      city: fc.option(fc.integer({ min: 1, max: 11 })),
      dealer: fc.option(fc.integer({ min: 1, max: 15 })),
      program: fc.option(fc.integer({ min: 1, max: 5 })),
      first: fc.option(fc.integer({ min: 0, max: 100 })),
      term: fc.option(fc.constantFrom(6, 12, 36, 60)),
      credit: fc.option(fc.constant(0 as const)),
    })
    .map((rest) => ({ build, choice: choiceOf(build, { ...emptyChoice, ...rest }) })),
)

describe('the hash', () => {
  test('is read and written as it was agreed', () => {
    const { choice } = readHash(HASH)
    expect(choice).toEqual({
      slide: 1,
      model: 'gv70',
      comp: 203,
      ext: 'UYH',
      int: 'NNB',
      pkg: [12, 14],
      city: 1,
      dealer: 3,
      program: 2,
      first: 30,
      term: 36,
      credit: null,
    } satisfies Choice)
    expect(writeHash(choice)).toBe(HASH)
  })

  test.each([
    ['#slide=1&model=g70-fl', 1, 'g70-fl'],
    ['#slide=1&model=g70', 1, 'g70-fl'],
    ['#slide=1&model=g80-new', 1, 'g80-new'],
    ['#model=gv80', 1, 'gv80'],
    ['#model=g90&slide=7', 7, 'g90'],
    ['#model=g90&slide=8', 1, 'g90'],
    ['#model=g90&slide=-1', 1, 'g90'],
    ['#slide=4', 0, null],
    ['#slide=1&model=x', 0, null],
    ['#slide=1&model=G90', 0, null],
    ['', 0, null],
    ['#%E0%A4%A=1&model=%E0%A4%A', 0, null],
  ])('%s opens slide %i of %s', (hash, slide, model) => {
    const { choice } = readHash(hash)
    expect([choice.slide, choice.model]).toEqual([slide, model])
  })

  test('keeps what it does not know and drops what is wrong', () => {
    const { choice, rest } = readHash('#utm=a%20b&model=gv70&slide=2&comp=abc&first=101&pkg=0,x,5,5&flag&int=../../etc')
    expect(choice).toEqual({ ...emptyChoice, slide: 2, model: 'gv70', pkg: [5] })
    expect(writeHash(choice, rest)).toBe('#slide=2&model=gv70&pkg=5&utm=a%20b&flag')
  })

  test('of a key that stands twice takes the first', () => {
    expect(readHash('#model=gv70&comp=203&model=g90&comp=500').choice).toMatchObject({ model: 'gv70', comp: 203 })
  })

  test.each([
    ['&program=2&first=45&term=24', true],
    ['&program=2&first=45&term=24&credit=0', false],
    ['&program=2&first=45&term=24&credit=1', true],
    ['&first=45', false],
  ])('a credit that is only counted keeps its figures and is not taken: %s', (figures, isTaken) => {
    const { choice } = readHash(`#slide=6&model=gv70${figures}`)
    expect(takesCredit(choice)).toBe(isTaken)
    expect(choice.first).toBe(45)
    expect(writeHash(choice)).toBe(`#slide=6&model=gv70${figures.replace('&credit=1', '')}`)
  })

  test.each([
    ['program=1&first=30&term=36', true],
    ['program=1&first=30&term=36&offered=1', false],
    ['program=1&first=30&term=36&credit=1&offered=1', true],
    ['program=1&first=30&term=36&credit=0', false],
  ])('a form without scripts takes a credit by its box only: %s', (query, isTaken) =>
    expect(takesCredit(readQuery(new URLSearchParams(`model=gv70&${query}`)))).toBe(isTaken),
  )

  test('of an anchor is no choice', () => {
    expect(['', '#main', '#faq', '#a=b'].map(isChoiceHash)).toEqual([false, false, false, false])
    expect(isChoiceHash('#x=1&model=gv70')).toBe(true)
  })

  test('200 random cars come back from it as they were, with the same price', () => {
    fc.assert(
      fc.property(anyChoiceOf, ({ build, choice }) => {
        const read = readHash(writeHash(choice)).choice
        expect(read).toEqual(choice)
        const resolved = resolve(read)
        expect(resolved?.notes).toEqual([])
        expect(resolved?.build).toEqual(build)
        expect(resolved && totalOf(resolved.build)).toBe(totalOf(build))
      }),
      { numRuns: 200 },
    )
  })

  test('200 broken hashes give a car that can be ordered, or none, and never an error', () => {
    const anyPart = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom('slide', 'model', 'comp', 'ext', 'int', 'pkg', 'city', 'dealer', 'program', 'first', 'term'),
          fc.oneof(
            fc.string(),
            fc.integer().map(String),
            fc.constantFrom('gv70', 'g70-fl', 'UYH', 'RED', '4,5', '%', '%E0'),
          ),
        )
        .map(([key, value]) => `${key}=${value}`),
    )
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 15 }), (parts) => {
        const { choice, rest } = readHash(`#${parts.join('&')}`)
        const again = readHash(writeHash(choice, rest))
        expect(again.choice).toEqual(choice)
        const resolved = resolve(choice)
        expect(resolved !== null).toBe(choice.model !== null)
        const settled = resolved && resolve(choiceOf(resolved.build, choice))
        expect(settled).toEqual(resolved && { build: resolved.build, notes: [], isUnsure: false })
      }),
      { numRuns: 200 },
    )
  })
})

describe('the query of the page without scripts', () => {
  test('says the same as the hash', () => {
    fc.assert(
      fc.property(anyChoiceOf, ({ choice }) => {
        expect(readQuery(new URLSearchParams(choiceQuery(choice)))).toEqual(choice)
      }),
      { numRuns: 50 },
    )
  })

  test('a form has a field for each package', () => {
    const query = new URLSearchParams('model=gv70&slide=5&pkg5=1&pkg3=1&pkg9=0&pkg1=on')
    expect(readQuery(query).pkg).toEqual([3, 5])
  })

  test('every model code of the data is one a hash can name', () => {
    expect(data.model.map(({ code }) => readHash(`#model=${code}`).choice.model)).toEqual(
      data.model.map(({ code }) => code),
    )
  })
})

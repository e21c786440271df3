// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { pages } from '#src/app/pages.ts'
import { CHOICE_KEYS } from '#src/domain/configurator/keys.ts'
import { choicePairs, isChoiceHash, readHash, writeHash } from '#src/domain/configurator/choice.ts'
import { routeNames, routeOf, type PageName, type RouteName } from '#src/routes.ts'
import { everyDatum, renderPage } from '../pages/render.tsx'
import { OBJECT_WORDS, spellingsOf, WORDS } from './words.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

/** A colour may have any short code: whether there is such a colour is asked later, of a list. */
const meaning = CHOICE_KEYS.filter((key) => key !== 'ext' && key !== 'int')

test('a build in a hash: words that mean nothing choose nothing', () => {
  for (const word of WORDS.flatMap(spellingsOf)) {
    for (const key of meaning) expect(readHash(`#${key}=${word}`).choice).toEqual(readHash('').choice)
    const { choice, rest } = readHash(`#${word}=1&model=gv70&${word}`)
    expect(choicePairs(choice)).toEqual([
      ['slide', '1'],
      ['model', 'gv70'],
    ])
    expect(isChoiceHash(`#${word}=${word}`)).toBe(false)
    expect(writeHash(choice, rest)).toBe(`#slide=1&model=gv70&${word}=1&${word}`)
  }
})

/** One route of every kind of page, one hash of every form with another word each. */
const kinds = [...new Map(routeNames.map((name): [PageName, RouteName] => [routeOf(name).page, name]))]
const wordAt = (at: number) => OBJECT_WORDS[at % OBJECT_WORDS.length] ?? ''
const hashesOf = (at: number) => [
  `#${wordAt(at)}`,
  `#view=${wordAt(at + 1)}`,
  `#${CHOICE_KEYS.map((key, place) => `${key}=${wordAt(at + place)}`).join('&')}`,
  '#%E0%A4%A',
  '#view=%E0%A4%A',
]

for (const [at, [kind, name]] of kinds.entries())
  describe(`a page of the kind ${kind}`, () => {
    test.each(hashesOf(at))('stands at %s', async (hash) => {
      const [{ Page }] = await Promise.all([pages[kind].code(), pages[kind].drawings?.()])
      const thrown: unknown[] = []
      const onError = ({ error }: ErrorEvent) => void thrown.push(error)
      addEventListener('error', onError)
      history.replaceState(null, '', `/page.html${hash}`)
      const copy = await loadCopy(name)
      const { container } = renderPage(Page, { address: routeOf(name).path + hash, copy, data: everyDatum() })
      act(() => {
        dispatchEvent(new HashChangeEvent('hashchange'))
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      })
      removeEventListener('error', onError)
      expect(thrown).toEqual([])
      expect(container.querySelectorAll('h1')).toHaveLength(1)
    })
  })

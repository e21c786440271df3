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

/** One route of every kind of page, hashes of every form with other words each. */
const kinds = [...new Map(routeNames.map((name): [PageName, RouteName] => [routeOf(name).page, name]))]
const wordAt = (at: number) => OBJECT_WORDS[at % OBJECT_WORDS.length] ?? ''
const choiceAt = (at: number) => `#${CHOICE_KEYS.map((key, place) => `${key}=${wordAt(at + place)}`).join('&')}`
/** What a page opens with, and what it is told of while it is open: to open it costs most of the time. */
const hashesOf = (at: number) => [
  { opened: `#${wordAt(at)}`, later: ['#view=%E0%A4%A', `#view=${wordAt(at)}`] },
  { opened: `#view=${wordAt(at + 1)}`, later: ['#%E0%A4%A', `#${wordAt(at + 1)}`] },
  // Only the configurator opens with a build; the others may be told of one.
  { opened: '#view=%E0%A4%A', later: [choiceAt(at), '#%E0%A4%A'] },
]

for (const [at, [kind, name]] of kinds.entries())
  describe(`a page of the kind ${kind}`, () => {
    const readsBuilds = kind === 'configurator'
    const hashes = readsBuilds ? [...hashesOf(at), { opened: choiceAt(at), later: [choiceAt(at + 1)] }] : hashesOf(at)
    test.each(hashes)('stands at $opened', async ({ opened, later }) => {
      const [{ Page }] = await Promise.all([pages[kind].code(), pages[kind].drawings?.()])
      const thrown: unknown[] = []
      const onError = ({ error }: ErrorEvent) => void thrown.push(error)
      addEventListener('error', onError)
      history.replaceState(null, '', `/page.html${opened}`)
      const copy = await loadCopy(name)
      const { container } = renderPage(Page, { address: routeOf(name).path + opened, copy, data: everyDatum() })
      for (const hash of [opened, ...later]) {
        history.replaceState(null, '', `/page.html${hash}`)
        act(() => {
          dispatchEvent(new HashChangeEvent('hashchange'))
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        })
      }
      removeEventListener('error', onError)
      expect(thrown).toEqual([])
      expect(container.querySelectorAll('h1')).toHaveLength(1)
    })
  })

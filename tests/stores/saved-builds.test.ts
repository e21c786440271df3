// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { dropBuild, saveBuild, savedBuilds, savedWords, watchBuilds } from '#src/stores/saved-builds.ts'

const [one, other] = ['#slide=7&model=gv70&comp=203', '#slide=7&model=g90&comp=502']
const words = { name: 'GV70 Advance', note: 'Белый, 5 090 000 ₽ на 1 июля' }

beforeEach(() => localStorage.clear())

test('a saved build is called by its trim, and forgotten with it', () => {
  saveBuild(one, words)
  saveBuild(other, { name: 'G90 Royal', note: 'Чёрный' })
  expect(savedBuilds()).toEqual([other, one])
  expect(savedWords().get(one)).toEqual(words)
  saveBuild(one, words)
  expect(savedBuilds()).toEqual([one, other])
  dropBuild(one)
  expect([...savedWords().keys()]).toEqual([other])
})

test('the oldest makes room for the ninth', () => {
  const hashes = Array.from({ length: 9 }, (_, index) => `#slide=7&model=gv70&comp=${index + 1}`)
  for (const hash of hashes) saveBuild(hash, words)
  expect(savedBuilds()).toEqual(hashes.slice(1).toReversed())
})

test('a build saved or removed in another tab is told to this one, until it listens no more', () => {
  const changed = vi.fn()
  const stop = watchBuilds(changed)
  dispatchEvent(new StorageEvent('storage', { key: 'builds' }))
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'builds' }))
  expect(changed).toHaveBeenCalledTimes(1)
})

test.each(['{', '5', '[1]', '[["#a", null]]', '[["#a", { "name": 1, "note": "" }]]'])(
  '%s in the storage is no word',
  (json) => {
    localStorage.setItem('build-words', json)
    expect([...savedWords()]).toEqual([])
  },
)

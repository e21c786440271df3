import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cacheFolder, cached, type Save } from '../../scripts/pictures/cache.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'picture-cache-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What is saved of a drawing that is encoded into two files, and how often it was encoded. */
function encoder() {
  const saved: [name: string, content: string][] = []
  const state = { works: 0 }
  const save: Save = async (name, content) => void saved.push([name, String(content)])
  const work = async (keep: Save) => {
    state.works++
    await keep('a-800.avif', 'small')
    await keep('a-1280.avif', 'large')
  }
  return { saved, state, save, work }
}
const FILES = [
  ['a-800.avif', 'small'],
  ['a-1280.avif', 'large'],
]

test('the same drawing is encoded once, another one anew', async () => {
  const { saved, state, save, work } = encoder()
  await cached(['a', 1], save, work, root)
  await cached(['a', 1], save, work, root)
  expect(saved).toEqual([...FILES, ...FILES])
  expect(state.works).toBe(1)
  await cached(['a', 2], save, work, root)
  expect(state.works).toBe(2)
})

test('work that is broken off leaves nothing that counts as made', async () => {
  const { saved, state, save, work } = encoder()
  const broken = async (keep: Save) => {
    await keep('a-800.avif', 'half')
    throw new Error('stopped')
  }
  await expect(cached(['a'], async () => {}, broken, root)).rejects.toThrow('stopped')
  await cached(['a'], save, work, root)
  expect(saved).toEqual(FILES)
  expect(state.works).toBe(1)
})

test('where nothing can be written the pictures are made all the same', async () => {
  const file = join(root, 'taken')
  writeFileSync(file, '')
  const { saved, save, work } = encoder()
  await cached(['a'], save, work, join(file, 'pictures'))
  expect(saved).toEqual(FILES)
  expect(readdirSync(root)).toEqual(['taken'])
})

test('it lies in the user’s folder for caches', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/distributor-site/pictures')
  expect(cacheFolder({})).toMatch(/\/\.cache\/distributor-site\/pictures$/)
})

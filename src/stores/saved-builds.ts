import { isChoiceHash, readHash, writeHash } from '#src/domain/configurator/choice.ts'

/** Builds saved in this browser: only addresses of cars, so nothing about a person. */

const STORAGE_KEY = 'builds'
/** Beside the list, by hash. */
const WORDS_KEY = 'build-words'
/** Nobody reads a longer list. */
const LIMIT = 8
const NONE: readonly string[] = []

let known: { json: string; list: readonly string[] } = { json: '', list: NONE }
const watchers = new Set<() => void>()

/** Newest first. The same array until something changes, as React requires. */
export function savedBuilds(): readonly string[] {
  const json = read()
  if (json !== known.json) known = { json, list: parse(json) }
  return known.list
}
export const serverBuilds = (): readonly string[] => NONE

export function watchBuilds(onChange: () => void): () => void {
  watchers.add(onChange)
  // Changes made in another tab of the same browser.
  addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** Name of a build where its data are missing: on the page of saved items, which opens without a network. */
export type BuildWords = { name: string; note: string; page?: string | undefined }

export function saveBuild(hash: string, words: BuildWords): void {
  write([hash, ...savedBuilds().filter((one) => one !== hash)])
  saveWords(new Map(savedWords()).set(hash, words))
}

/** Only for builds in the list: nothing is left of a removed one. */
function saveWords(words: ReadonlyMap<string, BuildWords>): void {
  const stored = savedBuilds().flatMap((one) => {
    const text = words.get(one)
    return text ? [[one, text] as const] : []
  })
  try {
    localStorage.setItem(WORDS_KEY, JSON.stringify(stored))
  } catch {
    // Falls back to the model's name.
  }
}

/** By hash. */
export function savedWords(): ReadonlyMap<string, BuildWords> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(WORDS_KEY) ?? '[]')
    return new Map(Array.isArray(list) ? list.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

/** Parsed by hand: the schema library is not part of the configurator's initial code. */
function isEntry(item: unknown): item is [string, BuildWords] {
  const [hash, words]: unknown[] = Array.isArray(item) ? item : []
  if (typeof hash !== 'string' || typeof words !== 'object' || words === null) return false
  return 'name' in words && typeof words.name === 'string' && 'note' in words && typeof words.note === 'string'
}

export function dropBuild(hash: string): void {
  write(savedBuilds().filter((one) => one !== hash))
  saveWords(savedWords())
}

function read(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

function parse(json: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(json || '[]')
    return Array.isArray(list)
      ? list
          .filter((item): item is string => typeof item === 'string' && isChoiceHash(item))
          .map((item) => writeHash(readHash(item).choice))
          .slice(0, LIMIT)
      : NONE
  } catch {
    return NONE
  }
}

function write(list: readonly string[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(list.slice(0, LIMIT)))
  } catch {
    // Storage is full or forbidden: the build remains in its address.
  }
  for (const watcher of watchers) watcher()
}

import { isChoiceHash, readHash, writeHash } from '#src/domain/configurator/choice.ts'

/** Builds kept in this browser: addresses of cars and nothing else, so nothing about a person. */

const STORAGE_KEY = 'builds'
/** More would be a list nobody reads. */
const LIMIT = 8
const NONE: readonly string[] = []

let known: { json: string; list: readonly string[] } = { json: '', list: NONE }
const watchers = new Set<() => void>()

/** The newest first. The same array until something changes, as React asks for. */
export function savedBuilds(): readonly string[] {
  const json = read()
  if (json !== known.json) known = { json, list: parse(json) }
  return known.list
}
export const serverBuilds = (): readonly string[] => NONE

export function watchBuilds(onChange: () => void): () => void {
  watchers.add(onChange)
  // Another tab of the same browser.
  addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

export const saveBuild = (hash: string): void => write([hash, ...savedBuilds().filter((one) => one !== hash)])
export const dropBuild = (hash: string): void => write(savedBuilds().filter((one) => one !== hash))

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
    // A full or forbidden storage: the build stays in its address.
  }
  for (const watcher of watchers) watcher()
}

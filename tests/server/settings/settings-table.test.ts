import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsShape } from '#src/server/settings/settings-shape.ts'

const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z0-9_]+)` +\| (.+?) +\| .+\|$/gm)]
const documented = new Map(rows.map(([, name = '', value = '']) => [name, value.trim()]))
const shape = settingsShape.shape as Record<string, { safeParse: (value: undefined) => { data?: unknown } }>

const WORDS = /^\(.+\)$|^`http:\/\/localhost:PORT`$/

test('the README lists every setting, and none that is not there', () => {
  expect([...documented.keys()].sort()).toEqual(Object.keys(shape).sort())
})

test.each(Object.entries(shape))('the README tells the default of %s', (name, setting) => {
  const value = setting.safeParse(undefined).data
  // Nothing by default, or something made of another setting, stands in words or as a pattern.
  const isWords = value === null || value === undefined || value === false
  const text = String(value as string | number)
  expect(isWords ? WORDS.test(documented.get(name) ?? '') : documented.get(name) === `\`${text}\``).toBe(true)
})

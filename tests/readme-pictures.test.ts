import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { README_BYTES, README_FOLDER, README_PICTURES } from '../scripts/readme-pictures/list.ts'

const files = README_PICTURES.map(({ name }) => `${README_FOLDER}${name}.webp`)

test('the README shows every picture that is made for it, each with words', () => {
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/<img src="([^"]+)"[^>]* alt="([^"]+)"/g)]
  expect(shown.map(([, src]) => src).toSorted()).toEqual(files.toSorted())
})

test('its pictures weigh less than they may together', () => {
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(README_BYTES)
})

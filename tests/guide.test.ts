import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GUIDE_BYTES, GUIDE_FOLDER, GUIDE_PICTURE_BYTES, GUIDE_PICTURES, GUIDES } from '../scripts/guide/list.ts'

describe.each(Object.entries(GUIDES))('the guide for the %s', (name, pictures) => {
  test('shows every picture that is made for it, each with words', () => {
    const text = readFileSync(`${GUIDE_FOLDER}${name}.md`, 'utf8')
    const shown = [...text.matchAll(/!\[([^\]]+)\]\(pictures\/([^)]+)\.webp\)/g)]
    expect(shown.map(([, , picture]) => picture).toSorted()).toEqual(pictures.toSorted())
  })
})

test('the pictures are those of the guides, and weigh little', () => {
  const files = readdirSync(GUIDE_PICTURES)
  expect(files.toSorted()).toEqual(
    Object.values(GUIDES)
      .flat()
      .map((picture) => `${picture}.webp`)
      .toSorted(),
  )
  const bytes = files.map((file) => statSync(GUIDE_PICTURES + file).size)
  expect(Math.max(...bytes)).toBeLessThan(GUIDE_PICTURE_BYTES)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(GUIDE_BYTES)
})

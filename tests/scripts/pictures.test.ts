import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { windowOf } from '#src/content/pictures/drawings.ts'
import { RASTERS, sourcesOf } from '#src/content/pictures/sources.ts'
import { CROP_NAMES } from '#src/domain/car-details.ts'

const css = readFileSync(new URL('../../src/pages/shared/cars/pictures.module.css', import.meta.url), 'utf8')

test.each(CROP_NAMES)('the picture of the close-up %s shows the window of the style sheet', (name) => {
  const length = 5000
  const rule = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css)![1]!
  const value = (property: string) => {
    const text = new RegExp(`--${property}: ([^;]+);`).exec(rule)![1]!
    const beforeTail = /calc\(var\(--len\) - (\d+)\)/.exec(text)?.[1]
    return beforeTail ? length - Number(beforeTail) : Number(text)
  }
  expect(windowOf(name, length)).toEqual([value('x'), value('y'), value('w'), value('h')])
})

test('sources name the files the generator makes', () => {
  expect(sourcesOf('paint', '/images/cars/g70-red.svg')).toEqual([
    {
      type: 'image/avif',
      srcSet: [240, 480, 800, 1280].map((width) => `/images/cars/g70-red-${width}.avif ${width}w`).join(', '),
      sizes: '100vw',
    },
  ])
})

test('a phone of 390 points at three to one finds a picture as wide as its screen', () => {
  for (const widths of Object.values(RASTERS)) expect(Math.max(...widths)).toBeGreaterThanOrEqual(390 * 3)
})

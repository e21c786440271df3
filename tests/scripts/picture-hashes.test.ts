import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashesIn } from '../../scripts/pictures/hashes.ts'

let images = ''
beforeEach(() => {
  images = mkdtempSync(join(tmpdir(), 'images-'))
  mkdirSync(join(images, 'cars'))
  mkdirSync(join(images, 'share'))
  writeFileSync(join(images, 'cars/a.svg'), 'a')
  writeFileSync(join(images, 'share/card.jpg'), 'card')
})
afterEach(() => rmSync(images, { recursive: true }))

test('a folder’s hash follows names and contents, and nothing else', () => {
  const { cars: first } = hashesIn(images)
  expect(first).toMatch(/^[\da-f]{8}$/)
  writeFileSync(join(images, 'cars/a.svg'), 'a')
  expect(hashesIn(images)).toEqual({ cars: first })
  writeFileSync(join(images, 'cars/a.svg'), 'b')
  const { cars: changed } = hashesIn(images)
  expect(changed).not.toBe(first)
  renameSync(join(images, 'cars/a.svg'), join(images, 'cars/c.svg'))
  expect(hashesIn(images)['cars']).not.toBe(changed)
})

test('a folder that is not there has none', () => {
  rmSync(join(images, 'cars'), { recursive: true })
  expect(hashesIn(images)).toEqual({})
})

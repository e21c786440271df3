import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs, isBuildFresh, removeStamp, stampBuild } from '../../scripts/build/stamp.ts'

let root = ''
const write = (file: string, content: string) => writeFileSync(join(root, file), content)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'))
  for (const folder of ['src/pages', 'public', 'dist/client', 'elsewhere', 'docs'])
    mkdirSync(join(root, folder), { recursive: true })
  write('src/pages/page.tsx', 'one')
  write('dist/client/page.js', 'built')
  stampBuild(root, hashInputs(root))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('what was built of the files as they are is served as it is', () => {
  expect(isBuildFresh(root)).toBe(true)
  write('docs/notes.md', 'no part of a build')
  expect(isBuildFresh(root)).toBe(true)
})

test.each<[what: string, change: () => void]>([
  ['a source changes', () => write('src/pages/page.tsx', 'two')],
  ['a source of the same size changes', () => write('src/pages/page.tsx', 'eno')],
  ['a source is new', () => write('src/pages/other.tsx', '')],
  ['a source is gone', () => rmSync(join(root, 'src/pages/page.tsx'))],
  ['a picture is put into public', () => write('public/picture.avif', 'a')],
  ['the versions of packages change', () => write('package-lock.json', '{}')],
  ['a built file is gone', () => rmSync(join(root, 'dist/client/page.js'))],
  ['a built file is cut off', () => write('dist/client/page.js', 'bu')],
  ['the stamp was cut off', () => write('dist/build.stamp', 'ab')],
  ['a build has begun and not ended', () => removeStamp(root)],
  ['there is no build', () => rmSync(join(root, 'dist'), { recursive: true })],
])('it is built again when %s', (_what, change) => {
  change()
  expect(isBuildFresh(root)).toBe(false)
})

test('an editor that has a source open does not stand in the way', () => {
  symlinkSync('nowhere', join(root, 'src/pages/.#page.tsx'))
  expect(isBuildFresh(root)).toBe(true)
})

test('photographs of another folder count like those of media/', () => {
  const folder = join(root, 'elsewhere')
  stampBuild(root, hashInputs(root, folder))
  expect(isBuildFresh(root, folder)).toBe(true)
  write('elsewhere/car.jpg', 'photograph')
  expect(isBuildFresh(root, folder)).toBe(false)
})

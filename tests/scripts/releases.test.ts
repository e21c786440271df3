import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currentRelease } from '#src/server/process/releases.ts'
import { RETENTION_MS, retainAssets } from '../../scripts/release/retained-assets.ts'
import { addRelease, goBack, listReleases } from '../../scripts/release/releases.ts'

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-releases-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const START = Date.parse('2026-01-31T10:15:00Z')
const at = (days: number) => new Date(START + days * 24 * 3_600_000)

describe('hashed files of builds', () => {
  const build = (name: string, files: string[]) => {
    for (const file of files) write(`${name}/${file}`, file)
    return join(folder, name)
  }
  const kept = () =>
    readdirSync(join(folder, 'kept'))
      .filter((name) => name !== 'builds.json')
      .sort()

  test('stay until a week after their build was replaced, however long it ran', () => {
    const to = join(folder, 'kept')
    retainAssets(build('a', ['shared.js', 'a.js']), to, 'a', at(0))
    retainAssets(build('b', ['shared.js', 'b.js']), to, 'b', at(100))
    expect(kept()).toEqual(['a.js', 'b.js', 'shared.js'])
    retainAssets(build('c', ['c.js', 'shared.js']), to, 'c', at(107))
    expect(kept()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js'])
    retainAssets(build('d', ['d.js']), to, 'd', new Date(at(100).getTime() + RETENTION_MS + 1))
    expect(kept()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js'])
  })

  test('come back with a build that is gone back to', () => {
    const to = join(folder, 'kept')
    const a = build('a', ['a.js'])
    retainAssets(a, to, 'a', at(0))
    retainAssets(build('b', ['b.js']), to, 'b', at(1))
    retainAssets(build('c', ['c.js']), to, 'c', at(20))
    expect(kept()).toEqual(['b.js', 'c.js'])
    retainAssets(a, to, 'a', at(21))
    expect(kept()).toEqual(['a.js', 'b.js', 'c.js'])
    expect(readFileSync(join(to, 'a.js'), 'utf8')).toBe('a.js')
  })
})

describe('releases', () => {
  const root = () => join(folder, 'site')
  const checkout = () => join(folder, 'source')
  const current = () => readlinkSync(join(root(), 'current'))

  const buildCheckout = (version: string) => {
    for (const name of ['src', 'scripts', 'deploy']) write(`source/${name}/file.ts`, version)
    for (const name of ['package.json', 'LICENSE']) write(`source/${name}`, version)
    const packages = { 'node_modules/used': {}, 'node_modules/tool': { dev: true } }
    write('source/package-lock.json', JSON.stringify({ packages }))
    for (const name of ['used', 'tool', 'node/bin']) write(`source/node_modules/${name}/index.js`, version)
    rmSync(join(checkout(), 'node_modules/.bin'), { recursive: true, force: true })
    mkdirSync(join(checkout(), 'node_modules/.bin'))
    symlinkSync('../node/bin/index.js', join(checkout(), 'node_modules/.bin/node'))
    rmSync(join(checkout(), 'dist'), { recursive: true, force: true })
    write('source/dist/server/server.js', version)
    write(`source/dist/client/assets/${version}.js`, version)
  }

  test('hold all that runs, and stay as they were whatever becomes of the checkout', () => {
    buildCheckout('one')
    const id = addRelease(checkout(), root(), at(0))
    rmSync(checkout(), { recursive: true })
    const release = join(root(), 'releases', id)
    const read = (path: string) => readFileSync(join(release, path), 'utf8')
    expect(['dist/server/server.js', 'node_modules/used/index.js', 'node_modules/.bin/node'].map(read)).toEqual(
      Array.from({ length: 3 }, () => 'one'),
    )
    expect(existsSync(join(release, 'node_modules/tool'))).toBe(false)
    expect(currentRelease(release)).toBe(release)
  })

  test('are switched by a link, back and forth, with the files of both', () => {
    buildCheckout('one')
    const one = addRelease(checkout(), root(), at(0))
    buildCheckout('two')
    const two = addRelease(checkout(), root(), at(1))
    expect(current()).toBe(`releases/${two}`)
    expect(currentRelease(join(root(), 'releases', one))).toBe(join(root(), 'releases', two))
    expect(goBack(root(), at(2))).toBe(one)
    expect(current()).toBe(`releases/${one}`)
    expect(goBack(root(), at(3))).toBe(two)
    expect(goBack(root(), at(4), one)).toBe(one)
    expect(readdirSync(join(root(), 'assets')).sort()).toEqual(['builds.json', 'one.js', 'two.js'])
  })

  test('of which the oldest go, never the one before', () => {
    buildCheckout('one')
    const ids = [0, 1, 2, 3, 4, 5, 6].map((day) => addRelease(checkout(), root(), at(day)))
    expect(listReleases(root()).map(({ id }) => id)).toEqual(ids.slice(2))
    expect(listReleases(root()).find(({ isPrevious }) => isPrevious)?.id).toBe(ids[5])
  })

  test('say what is missing', () => {
    mkdirSync(checkout())
    expect(() => addRelease(checkout(), root(), at(0))).toThrow('run "npm run build" first')
    expect(() => goBack(root(), at(0))).toThrow('no release before')
    buildCheckout('one')
    addRelease(checkout(), root(), at(0))
    expect(() => goBack(root(), at(0), 'other')).toThrow('There are: 2026')
  })
})

test('a project that is no release is what its processes run in', () => {
  expect(currentRelease(folder)).toBe(folder)
})

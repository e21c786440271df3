import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { FRAME } from '#src/domain/frames.ts'
import { blenderArguments } from '../../../scripts/renders/blender.ts'
import { guessedBytes, guessedSeconds } from '../../../scripts/renders/cost.ts'
import { finish, pictureFile } from '../../../scripts/renders/finish.ts'
import { isMixed, isWithoutBody, pictures, type Picture } from '../../../scripts/renders/list.ts'
import { runQueue, type Work } from '../../../scripts/renders/queue.ts'
import {
  readStamp,
  sceneHash,
  sourcesHash,
  sourcesOf,
  stateOf,
  type Stamp,
  type State,
} from '../../../scripts/renders/stamp.ts'

const picture = (name: string, changes: Partial<Picture> = {}): Picture => ({
  name,
  model: 'g90',
  register: 'cabin',
  view: 'driver',
  size: [64, 32],
  samples: 4,
  colour: 'BRW',
  ...changes,
})
const stamp: Stamp = { sources: 's', geometry: 'g', scene: 'c', cpuSeconds: 3, bytes: 1 }

function workOf(states: Record<string, State>, made: string[], make?: Work['make']): Work {
  return {
    stateOf: ({ name }) => states[name] ?? 'missing',
    make:
      make ??
      (({ name }) => {
        made.push(name)
        return Promise.resolve(10)
      }),
    guess: () => 10,
    say: () => {},
    now: () => 0,
  }
}

test('the queue leaves alone what is finished and renders what is missing before what is stale', async () => {
  const made: string[] = []
  const names = ['a/stale', 'a/finished', 'a/missing']
  const work = workOf({ 'a/stale': 'stale', 'a/finished': 'finished' }, made)
  expect(
    await runQueue(
      names.map((name) => picture(name)),
      work,
      new AbortController().signal,
    ),
  ).toEqual([])
  expect(made).toEqual(['a/missing', 'a/stale'])
})

test('a picture that fails is named, and the others are rendered', async () => {
  const made: string[] = []
  const work = workOf({}, made, ({ name }) => {
    if (name === 'a/1') return Promise.reject(new Error('no'))
    made.push(name)
    return Promise.resolve(1)
  })
  const failed = await runQueue([picture('a/1'), picture('a/2')], work, new AbortController().signal)
  expect(failed).toEqual(['a/1'])
  expect(made).toEqual(['a/2'])
})

test('a stopped queue begins nothing more and calls the picture it was at no failure', async () => {
  const made: string[] = []
  const stop = new AbortController()
  const work = workOf({}, made, ({ name }) => {
    made.push(name)
    stop.abort()
    return Promise.reject(new Error('killed'))
  })
  expect(await runQueue([picture('a/1'), picture('a/2')], work, stop.signal)).toEqual([])
  expect(made).toEqual(['a/1'])
})

test('a picture is stale when its scene or its surfaces changed, not when only their code reads differently', () => {
  const outside = picture('a/1', { register: 'night', view: 'front34', colour: 'VLK' })
  const now = { sources: 's', scene: 'c', geometry: () => 'g' }
  expect(stateOf(outside, undefined, now)).toBe('missing')
  expect(stateOf(outside, stamp, now)).toBe('finished')
  expect(stateOf(outside, stamp, { ...now, scene: 'd' })).toBe('stale')
  expect(stateOf(outside, stamp, { ...now, sources: 't' })).toBe('finished')
  expect(stateOf(outside, stamp, { ...now, sources: 't', geometry: () => 'h' })).toBe('stale')
})

test('colour, size, samples and view are part of what a scene is; its name is not', () => {
  const own = picture('a/1', { register: 'night', view: 'front34', colour: 'VLK' })
  const hash = sceneHash(own)
  for (const change of [{ colour: 'UYH' }, { size: [65, 32] }, { samples: 5 }, { view: 'rear34' }] as const)
    expect(sceneHash({ ...own, ...change })).not.toBe(hash)
  expect(sceneHash({ ...own, name: 'b/2' })).toBe(hash)
})

test('a scene is what its files import too, from folder to folder; nothing that only lies beside them', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'scenes-'))}/`
  const write = (file: string, text: string) => {
    mkdirSync(dirname(folder + file), { recursive: true })
    writeFileSync(folder + file, text)
  }
  write('exterior.py', 'from common import render\n')
  write('common/render.py', 'import os\n')
  write('light/night.py', 'from light.aim import Aim\n')
  write('light/aim.py', '1')
  write('light/studio.py', '1')
  const hash = () => sceneHash(picture('a/1', { register: 'night', view: 'front34', colour: 'VLK' }), folder)
  const before = hash()
  write('light/studio.py', '2')
  expect(hash()).toBe(before)
  write('light/aim.py', '2')
  const after = hash()
  expect(after).not.toBe(before)
  write('common/render.py', 'import sys\n')
  expect(hash()).not.toBe(after)
})

test('a finished picture has its file and its stamp, and nothing half-made beside them', async () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'renders-'))}/`
  const png = `${folder}raw.png`
  writeFileSync(
    png,
    await sharp({ create: { width: 64, height: 32, channels: 3, background: '#223' } })
      .png()
      .toBuffer(),
  )
  const own = picture('a/1')
  await finish(own, png, stamp, folder)
  expect(readdirSync(`${folder}a`).toSorted()).toEqual(['1.avif', '1.json'])
  const { width } = await sharp(pictureFile('a/1', folder)).metadata()
  expect(width).toBe(64)
  expect(readStamp('a/1', folder)?.bytes).toBeGreaterThan(1)
  expect(readStamp('a/2', folder)).toBeUndefined()
})

test('the close-ups of a car have the colour it has at night', () => {
  const isClose = ({ size: [width, height] }: Picture) => width === 1280 && height === 960
  for (const hero of pictures.filter(({ name }) => name.endsWith('/hero'))) {
    const close = pictures.filter((one) => one.model === hero.model && !isWithoutBody(one) && isClose(one))
    expect(close.filter(({ colour }) => colour !== hero.colour)).toEqual([])
  }
})

test('a cabin in several lights is rendered once: they differ in their colour alone and share the file of the parts', () => {
  const mixed = pictures.filter(isMixed)
  const lit = mixed.filter(({ model, size }) => model === mixed[0]?.model && size === mixed[0]?.size)
  expect(lit.length).toBeGreaterThan(1)
  const said = lit.map((one) => blenderArguments(one, 'out.png'))
  const valueOf = (args: readonly string[], option: string) => args[args.indexOf(option) + 1]
  expect(new Set(said.map((args) => valueOf(args, '--parts'))).size).toBe(1)
  expect(new Set(said.map((args) => valueOf(args, '--glow'))).size).toBe(lit.length)
  const rest = said.map((args) => args.filter((word) => word !== valueOf(args, '--glow')).join(' '))
  expect(new Set(rest).size).toBe(1)
})

test('the whole list stays within 24 CPU-hours and 80 MB, and no two pictures share a name', () => {
  const sum = (of: (picture: Picture) => number) => pictures.reduce((total, own) => total + of(own), 0)
  expect(sum(guessedSeconds)).toBeLessThan(24 * 3600)
  expect(sum(guessedBytes)).toBeLessThan(80e6)
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
})

test('a picture of all models is asked for with every car in its own paint, and is made of the surfaces of all', () => {
  const all = pictures.filter(({ register }) => register === 'line-up')
  expect(all.length).toBeGreaterThan(0)
  for (const one of all) {
    const args = blenderArguments(one, 'out.png')
    const cars: { model: string; folder: string; paint: string }[] = JSON.parse(args[args.indexOf('--cars') + 1]!)
    expect(cars.map(({ model }) => model).toSorted()).toEqual([...DRAWN_MODELS].toSorted())
    expect(cars.map(({ folder }) => folder)).toEqual(cars.map(({ model }) => expect.stringMatching(`/${model}$`)))
    expect(new Set(cars.map(({ paint }) => paint)).size).toBe(cars.length)
    expect(sourcesOf(one)).not.toBe(sourcesHash(one.model))
  }
  const [alone] = pictures.filter(({ name }) => name.endsWith('/hero'))
  expect(sourcesOf(alone!)).toBe(sourcesHash(alone!.model))
})

test('a car from the side is in the frame of its drawing, and its paints are mixed of one render', () => {
  const all = pictures.filter(({ register }) => register === 'elevation')
  expect(new Set(all.map(({ model }) => model))).toEqual(new Set(DRAWN_MODELS))
  const valueOf = (args: readonly string[], option: string) => args[args.indexOf(option) + 1]
  for (const model of DRAWN_MODELS) {
    const own = all.filter((one) => one.model === model)
    const said = own.map((one) => blenderArguments(one, 'out.png'))
    expect(new Set(said.map((args) => valueOf(args, '--parts'))).size).toBe(1)
    // The scene names its own light.
    expect(said.flat()).not.toContain('--register')
    for (const { size } of own) expect(size[0] / size[1]).toBeCloseTo(FRAME.width / FRAME.height, 2)
  }
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { cutPicture, cuttingOf, readPicture, requireSize } from '#src/backend/pictures/convert.ts'
import { fellowOf, filesOf, PICTURE_FILE } from '#src/backend/pictures/names.ts'
import { findFile, storePicture, makeFiles } from '#src/backend/pictures/store.ts'
import { wideCoverSources } from '#src/content/pictures/news-cover.ts'
import { serveUploadedPictures } from '#src/server/files/uploaded-pictures.ts'
import { createTestBackend } from '../test-backend.ts'
import { databases, dropDatabases } from '../leads/databases.ts'
import { hostileFiles, photo } from './hostile-files.ts'

afterAll(dropDatabases)

const files = await hostileFiles()

const NOW = new Date('2021-07-14T09:00:00Z')

test('there are files of thirty kinds', () => expect(Object.keys(files).length).toBeGreaterThanOrEqual(30))

test.each(Object.keys(files))('%s is refused in a sentence for the editor', async (name) => {
  const refusal = await readPicture(files[name] ?? Buffer.alloc(0)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CallError)
  expect((refusal as CallError).status).toBe(400)
  expect((refusal as CallError).message).toMatch(/^[А-Я].*[а-я]/)
})

test('a picture of an iPhone is told what to do with it', async () => {
  await expect(readPicture(files['HEIC'] ?? Buffer.alloc(0))).rejects.toThrow(/iPhone: сохраните снимок как JPEG/)
  await expect(readPicture(files['a film'] ?? Buffer.alloc(0))).rejects.toThrow('Нужен снимок JPEG, PNG, WebP или AVIF')
})

const SECRET = 'Дом у озера'
test.each([
  [
    'JPEG',
    () =>
      photo()
        .withExif({ IFD0: { ImageDescription: SECRET, Copyright: SECRET } })
        .jpeg(),
  ],
  [
    'PNG',
    () =>
      photo()
        .withExif({ IFD0: { ImageDescription: SECRET } })
        .png(),
  ],
  ['WebP', () => photo().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`).webp()],
  ['AVIF', () => photo().avif({ effort: 0 })],
])('of a %s nothing is left but the picture', async (_name, make) => {
  const sent = Buffer.concat([await make().toBuffer(), Buffer.from('<?php system($_GET[1]); ?>')])
  const { original, thumbnail, width, height } = await readPicture(sent)
  expect([width, height]).toEqual([1400, 900])
  for (const made of [original, thumbnail]) {
    const { format, exif, xmp, iptc } = await sharp(made).metadata()
    expect({ format, exif, xmp, iptc }).toEqual({ format: 'jpeg' })
    expect(made.includes(SECRET) || made.includes('<?php')).toBe(false)
  }
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

/** A small PNG that says of itself that it is so large; `isHeavy`: sixteen bits, in passes. */
async function claiming(width: number, height: number, isHeavy = false): Promise<Buffer> {
  const file = await blank(8, 8)
  if (isHeavy) {
    file.writeUInt8(16, 24)
    file.writeUInt8(1, 28)
  }
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

test.each([
  [1_079, 700, 'Снимок мал: нужно не меньше 1080 точек в ширину'],
  [1_080, 4_001, 'Снимок слишком вытянут: при ширине 1080 точек высота — не больше 4000'],
  [11_000, 10_000, 'Снимок слишком велик: 11000 × 10000 точек. Уменьшите его до 4000 по большей стороне'],
])('%i × %i is refused with its reason', async (width, height, sentence) => {
  await expect(readPicture(await claiming(width, height))).rejects.toThrow(new CallError(400, sentence))
})

test('one that would be unpacked whole, into more than the service has, is refused with what helps', async () => {
  const sentence =
    'Снимок 10000 × 9000 точек в таком виде слишком велик: сохраните его обычным JPEG, не прогрессивным, или уменьшите до 4000 по большей стороне'
  await expect(readPicture(await claiming(10_000, 9_000, true))).rejects.toThrow(new CallError(400, sentence))
  // As large and plain it would be read: this one has no more than its head.
  await expect(readPicture(await claiming(10_000, 9_000))).rejects.toThrow('он повреждён')
})

test('an AVIF, which takes the most memory for its size, is refused first', async () => {
  const file = await photo(64, 64).avif({ effort: 0 }).toBuffer()
  const size = file.indexOf('ispe') + 8
  file.writeUInt32BE(5000, size)
  // Above the limit by a little.
  file.writeUInt32BE(4600, size + 4)
  await expect(readPicture(file)).rejects.toThrow('Снимок 5000 × 4600 точек в таком виде слишком велик')
})

test('pictures are unpacked one after another, so that the memory of one is enough', async () => {
  const done: string[] = []
  const read = async (name: string, file: Buffer) => {
    await readPicture(file).catch(() => {})
    done.push(name)
  }
  const large = await photo(3000, 2000).jpeg().toBuffer()
  await Promise.all([read('large', large), read('damaged', Buffer.alloc(0)), read('small', await blank(1_080, 800))])
  expect(done).toEqual(['large', 'damaged', 'small'])
})

test('a narrow upright picture is taken as it is', async () => {
  expect(await readPicture(await blank(1_080, 4_000))).toMatchObject({ width: 1_080, height: 4_000 })
})

test.each([
  ['a panorama keeps the height that places need', [9_000, 1_200], [9_000, 1_200]],
  ['a higher one is made smaller to the tallest crop', [9_000, 1_500], [8_100, 1_350]],
  ['any other is made smaller to its longer side', [5_000, 3_000], [4_000, 2_400]],
] as const)('%s', async (_what, [width, height], [kept, high]) => {
  const { original, ...read } = await readPicture(await blank(width, height))
  expect(read).toMatchObject({ width: kept, height: high })
  await expect(requireSize(original, 'cover', [50, 50])).resolves.toBeUndefined()
})

test('a panorama has no more pixels than a square picture', async () => {
  const { width, height } = await readPicture(await blank(24_000, 1_300))
  expect((width * height) / (4_000 * 4_000)).toBeCloseTo(1, 3)
})

test('a picture taken with the phone on its side stands upright', async () => {
  const { width, height } = await readPicture(
    await photo(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  expect([width, height]).toEqual([1200, 1600])
})

/** A car without its background: the middle third is opaque. */
const drawCutOut = (alpha: number) =>
  sharp({ create: { width: 2000, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })
    .composite([{ input: { create: { width: 700, height: 700, channels: 3, background: '#a02020' } } }])
    .png()
    .toBuffer()
const cutOut = await readPicture(await drawCutOut(0))

test('a cut-out car keeps its transparency, a file that only could have some is a JPEG', async () => {
  const { original, thumbnail } = cutOut
  expect(await sharp(original).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg' })
  const opaque = await readPicture(await drawCutOut(1))
  expect(await sharp(opaque.original).metadata()).toMatchObject({ format: 'jpeg' })
})

const groundOf = async (picture: Buffer): Promise<'transparent' | 'white' | 'stage'> => {
  const [red = 0, green = 0, blue = 0, alpha] = await sharp(picture).ensureAlpha().raw().toBuffer()
  if (alpha === 0) return 'transparent'
  return Math.min(red, green, blue) > 253 ? 'white' : 'stage'
}

test.each([
  ['side', 'transparent', 'stage'],
  ['paints', 'transparent', 'stage'],
  ['hero', 'white', 'white'],
] as const)('what a cut-out car stands on in the place %s', async (place, avif, jpg) => {
  const made = (format: 'avif' | 'jpg') => cutPicture(cutOut.original, { width: 480, place, focus: [50, 50], format })
  expect([await groundOf(await made('avif')), await groundOf(await made('jpg'))]).toEqual([avif, jpg])
})

test.each([
  ['in the middle', [50, 50], { left: 400, top: 0, width: 1200, height: 900 }],
  ['at the left edge', [0, 0], { left: 0, top: 0, width: 1200, height: 900 }],
  ['at the right edge', [100, 100], { left: 800, top: 0, width: 1200, height: 900 }],
] as const)('what is %s stays in the cut', (_where, focus, cut) => {
  expect(cuttingOf({ width: 2000, height: 900 }, 'cover', focus)).toEqual(cut)
})

const upload = await readPicture(await photo(2000, 1500).jpeg().toBuffer())
const [firstDatabase] = databases

describe.each(databases)('in $database', ({ database, skip, open }) => {
  /** One for all tests here: to cut a picture takes a second. */
  let db: Database
  let id = ''
  let now: () => Date
  beforeAll(async () => {
    if (skip) return
    ;({ db, now } = await createTestBackend(undefined, await open()))
    id = await storePicture({ db, pictures: null }, { ...upload, name: 'Салон.jpg', userId: 'editor' }, now())
    await makeFiles({ db, pictures: null }, id, [50, 50], ['dealer'])
  })

  test.skipIf(skip)('the same picture sent twice is one', async () => {
    const again = { ...upload, name: 'Ещё раз.jpg', userId: 'other' }
    expect(await storePicture({ db, pictures: null }, again, now())).toBe(id)
    expect(await db.selectFrom('picture').select('name').execute()).toEqual([{ name: 'Салон.jpg' }])
  })

  // Which sizes those are is no matter of the database.
  test.skipIf(skip || database !== firstDatabase?.database)(
    'a cover is there in every size that pages name, and pages find them by its address',
    async () => {
      const src = await makeFiles({ db, pictures: null }, id, [50, 40], ['cover', 'cover-wide'])
      const sources = wideCoverSources({ category: 'brand', image: src, image_wide: fellowOf(src, 'cover') ?? '' })
      const names = sources?.flatMap(({ srcSet }) => srcSet.match(/media-[\w-]+\.\w+/g) ?? []) ?? []
      expect(names.length).toBeGreaterThan(0)
      for (const name of new Set(names)) {
        expect(name).toMatch(PICTURE_FILE)
        const { width, height } = await sharp(await findFile({ db, pictures: null }, name, NOW)).metadata()
        expect(name).toContain(`-${width}.`)
        expect((width ?? 0) / (height ?? 1)).toBeCloseTo(name.includes('cover-wide') ? 21 / 9 : 4 / 3, 2)
      }
    },
  )

  test.skipIf(skip)('a file is served to the end of the last day of its rights', async () => {
    await db.updateTable('picture').set({ rights_until: '2021-07-14' }).where('id', '=', id).execute()
    const name = filesOf(id, [50, 50], 'dealer')[0]?.name ?? ''
    expect(await findFile({ db, pictures: null }, name, new Date('2021-07-14T20:59:59Z'))).toBeDefined()
    expect(await findFile({ db, pictures: null }, name, new Date('2021-07-14T21:00:00Z'))).toBeUndefined()
    await db.updateTable('picture').set({ rights_until: null }).where('id', '=', id).execute()
  })

  test.skipIf(skip)('the site serves what was made, for ever, and makes nothing by itself', async () => {
    const server = createServer(express().use(serveUploadedPictures({ db, pictures: null }, () => NOW))).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    try {
      const name = filesOf(id, [50, 50], 'dealer')[0]?.name ?? ''
      const answer = await ask(`/assets/${name}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(
        Buffer.from((await findFile({ db, pictures: null }, name, NOW)) ?? []),
      )
      for (const path of [`/assets/${name.replace('50x50', '10x10')}`, `/assets/x/${name}`, `/assets/..%2f${name}`])
        expect((await ask(path)).status).toBe(404)
    } finally {
      server.close()
    }
  })
})

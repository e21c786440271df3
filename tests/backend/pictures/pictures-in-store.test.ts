import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#src/backend/database.ts'
import { readPicture } from '#src/backend/pictures/convert.ts'
import { createFileCache } from '#src/backend/pictures/file-cache.ts'
import { filesOf } from '#src/backend/pictures/names.ts'
import { createS3 } from '#src/backend/pictures/s3.ts'
import {
  findFile,
  storePicture,
  makeFiles,
  removePictureFiles,
  type PicturePlaces,
} from '#src/backend/pictures/store.ts'
import { serveUploadedPictures } from '#src/server/files/uploaded-pictures.ts'
import { countPictures, findLost, moveToDatabase, moveToStore } from '../../../scripts/uploads/move.ts'
import { databases, dropDatabases } from '../leads/databases.ts'
import { createTestBackend } from '../test-backend.ts'
import { photo } from './hostile-files.ts'
import { ACCESS, startS3, type S3Server } from './s3-server.ts'

/** Pictures whose bytes are in a store over a socket; the database has only the rows. */

const NOW = new Date('2021-07-14T09:00:00Z')
const log = { warn: () => {}, info: () => {} }
const folder = mkdtempSync(join(tmpdir(), 'kept-pictures-'))
const FILES = filesOf('x', [50, 50], 'dealer').length

let server: S3Server
let read: Awaited<ReturnType<typeof readPicture>>
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await startS3()
  read = await readPicture(await photo(2000, 1500).jpeg().toBuffer())
})
beforeEach(() => {
  server.mood = 'well'
  server.objects.clear()
  server.asked.length = 0
  rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await server.stop()
  await dropDatabases()
  rmSync(folder, { recursive: true, force: true })
})

async function placesIn(db: Database): Promise<PicturePlaces & { pictures: object }> {
  const objects = await createS3(
    { ...ACCESS, origin: server.origin, addressing: 'path' },
    { log, pauseMs: 1, timeouts: { read: 300, write: 300 } },
  )
  stops.push(objects.stop)
  return { db, pictures: { objects, cache: createFileCache(folder, { log }) } }
}

describe.each(databases)('in $database', ({ skip, open }) => {
  const begin = async () => placesIn((await createTestBackend(undefined, await open())).db)
  const keep = (places: PicturePlaces) => storePicture(places, { ...read, name: 'Салон.jpg', userId: 'editor' }, NOW)
  const sizeIn = async ({ db }: PicturePlaces) => {
    const originals = await db.selectFrom('picture').select('original').execute()
    const files = await db.selectFrom('picture_file').select('content').execute()
    return [...originals.map((row) => row.original.length), ...files.map((row) => row.content.length)].toSorted()
  }

  test.skipIf(skip)('original and files are in the store, the row is in the database', async () => {
    const places = await begin()
    const id = await keep(places)
    await makeFiles(places, id, [50, 50], ['dealer'])
    expect(new Set(await sizeIn(places))).toEqual(new Set([0]))
    expect(server.objects.get(`originals/${id}.jpg`)).toEqual(read.original)
    expect(server.objects.size).toBe(1 + FILES)
    const name = filesOf(id, [50, 50], 'dealer')[0]?.name ?? ''
    const shown = await findFile(places, name, NOW)
    expect((await sharp(shown).metadata()).width).toBe(filesOf(id, [50, 50], 'dealer')[0]?.width)
  })

  test.skipIf(skip)('what the store does not take is not accepted, and nothing is written', async () => {
    const places = await begin()
    server.mood = 503
    await expect(keep(places)).rejects.toMatchObject({
      status: 503,
      message: 'Снимок не принят: хранилище снимков не отвечает. Повторите через минуту',
    })
    expect(await places.db.selectFrom('picture').select('id').execute()).toEqual([])
    server.mood = 'well'
    const id = await keep(places)
    server.mood = 503
    await expect(makeFiles(places, id, [50, 50], ['dealer'])).rejects.toMatchObject({ status: 503 })
    expect(await places.db.selectFrom('picture_file').select('name').execute()).toEqual([])
    server.mood = 'well'
    expect(await makeFiles(places, id, [50, 50], ['dealer'])).toContain(id)
  })

  test.skipIf(skip)('removed, it is nowhere; while the store is away it stays whole', async () => {
    const places = await begin()
    const id = await keep(places)
    await makeFiles(places, id, [50, 50], ['dealer'])
    server.mood = 'reset'
    await expect(removePictureFiles(places, id)).rejects.toMatchObject({ status: 503 })
    expect(await places.db.selectFrom('picture').select('id').execute()).toEqual([{ id }])
    server.mood = 'well'
    await removePictureFiles(places, id)
    expect([server.objects.size, await sizeIn(places), readdirSync(folder)]).toEqual([0, [], []])
  })

  test.skipIf(skip)('from the database to the store and back, nothing changes', async () => {
    const places = await begin()
    const { db } = places
    const { objects } = places.pictures ?? {}
    if (!objects) throw new Error('no store')
    const inside = { db, pictures: null }
    const id = await keep(inside)
    await makeFiles(inside, id, [50, 50], ['dealer'])
    const before = await sizeIn(places)
    server.mood = 500
    await expect(moveToStore({ db, objects })).rejects.toThrow('HTTP 500')
    expect(await sizeIn(places)).toEqual(before)
    server.mood = 'well'
    expect(await moveToStore({ db, objects })).toEqual({ originals: 1, files: FILES })
    expect(await countPictures(db, 'store')).toEqual({ originals: 1, files: FILES })
    expect(new Set(await sizeIn(places))).toEqual(new Set([0]))
    expect(await findLost({ db, objects })).toEqual([])
    const name = filesOf(id, [50, 50], 'dealer')[0]?.name ?? ''
    const lost = server.objects.get(`files/${name}`) ?? Buffer.alloc(0)
    server.objects.delete(`files/${name}`)
    expect(await findLost({ db, objects })).toEqual([`files/${name}`])
    server.objects.set(`files/${name}`, lost)
    const original = server.objects.get(`originals/${id}.jpg`) ?? Buffer.alloc(0)
    server.objects.set(`originals/${id}.jpg`, Buffer.from('another file'))
    await expect(moveToDatabase({ db, objects })).rejects.toThrow('is not what was stored')
    server.objects.set(`originals/${id}.jpg`, original)
    expect(await moveToDatabase({ db, objects })).toEqual({ originals: 1, files: FILES })
    expect(await sizeIn(places)).toEqual(before)
  })
})

describe('on the site', () => {
  async function site(places: PicturePlaces) {
    const http = createServer(express().use(serveUploadedPictures(places, () => NOW))).listen(0, '127.0.0.1')
    await once(http, 'listening')
    stops.push(() => new Promise((done) => http.close(() => done())))
    return (name: string) => fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}/assets/${name}`)
  }

  test('what this machine has seen is served while the store is away, the rest is asked for again soon', async () => {
    const places = await placesIn((await createTestBackend()).db)
    const id = await storePicture(places, { ...read, name: 'Салон.jpg', userId: 'editor' }, NOW)
    await makeFiles(places, id, [50, 50], ['dealer'])
    const [first = { name: '' }, second = { name: '' }] = filesOf(id, [50, 50], 'dealer')
    // As another machine of the site.
    rmSync(folder, { recursive: true, force: true })
    const ask = await site(places)
    expect((await ask(first.name)).headers.get('cache-control')).toContain('immutable')
    server.mood = 'hang'
    expect((await ask(first.name)).status).toBe(200)
    const refused = await ask(second.name)
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    server.mood = 'well'
    expect((await ask(second.name)).status).toBe(200)
  })

  test('without the setting a picture of the store is 503, one of the database is there', async () => {
    const places = await placesIn((await createTestBackend()).db)
    const id = await storePicture(places, { ...read, name: 'Салон.jpg', userId: 'editor' }, NOW)
    await makeFiles(places, id, [50, 50], ['dealer'])
    const ask = await site({ db: places.db, pictures: null })
    expect((await ask(filesOf(id, [50, 50], 'dealer')[0]?.name ?? '')).status).toBe(503)
  })

  test('the folder of what was seen does not grow without end: the oldest go', async () => {
    const kept = createFileCache(folder, { maxBytes: 1000, log })
    for (let file = 0; file < 70; file++) await kept.write(`file-${file}`, Buffer.alloc(100))
    // Counted at the first and at the 65th.
    expect(readdirSync(folder).length).toBeLessThan(20)
    expect(await kept.read('file-69')).toHaveLength(100)
    expect(await kept.read('file-0')).toBeUndefined()
  })
})

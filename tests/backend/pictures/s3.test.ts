import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ObjectStoreError, type ObjectStore } from '#src/backend/pictures/object-store.ts'
import { createS3, type S3Settings } from '#src/backend/pictures/s3.ts'
import { ACCESS, startS3, type S3Server } from './s3-server.ts'

/** Over a socket, to a store that checks every signature. */

let server: S3Server
const opened: ObjectStore[] = []
const told: [text: string, details: object][] = []
const log = {
  warn: (details: object, text: string) => void told.push([text, details]),
  info: (details: object, text: string) => void told.push([text, details]),
}

beforeAll(async () => {
  server = await startS3()
})
afterEach(async () => {
  server.mood = 'well'
  server.asked.length = 0
  server.objects.clear()
  told.length = 0
  await Promise.all(opened.splice(0).map((store) => store.stop()))
})
afterAll(() => server.stop())

async function connect(changes: Partial<S3Settings> = {}): Promise<ObjectStore> {
  const settings: S3Settings = { ...ACCESS, origin: server.origin, addressing: 'path', ...changes }
  const store = await createS3(settings, {
    log,
    pauseMs: 1,
    timeouts: { read: 200, write: 300 },
    // Every name is this machine.
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  })
  opened.push(store)
  return store
}

const KEY = 'files/media-0123456789abcdef-50x40-cover-480.avif'
const CONTENT = Buffer.from([0, 255, 1, 254, 13, 10])

test.each([
  ['path', {}],
  ['host', { addressing: 'host', origin: '' }],
] as const)('what is stored comes back byte by byte, addressed by %s', async (_way, changes) => {
  const isHost = 'origin' in changes
  const store = await connect({ ...changes, ...(isHost && { origin: `http://store.example:${server.port}` }) })
  expect(await store.get(KEY)).toBeNull()
  expect(await store.has(KEY)).toBe(false)
  await store.put(KEY, CONTENT)
  expect([...server.objects.keys()]).toEqual([KEY])
  expect(await store.has(KEY)).toBe(true)
  expect(Buffer.from((await store.get(KEY)) ?? [])).toEqual(CONTENT)
  await store.remove(KEY)
  await store.remove(KEY)
  expect(server.objects.size).toBe(0)
})

test.each([
  ['another secret', { secret: 'not-the-secret-of-it' }, 'HTTP 403 SignatureDoesNotMatch'],
  ['another key', { key: 'somebody' }, 'HTTP 403 InvalidAccessKeyId'],
  ['another region', { region: 'eu-west-1' }, 'HTTP 403 AuthorizationHeaderMalformed'],
  ['another bucket', { bucket: 'others' }, 'HTTP 404 NoSuchBucket'],
])('%s: nothing is stored, the operator reads why, and it is asked once', async (_what, changes, reason) => {
  const store = await connect(changes)
  await expect(store.put(KEY, CONTENT)).rejects.toEqual(new ObjectStoreError(reason))
  expect(server.objects.size).toBe(0)
  expect(server.asked).toHaveLength(1)
  expect(told).toEqual([['the store of pictures fails', { reason }]])
  expect(JSON.stringify(told)).not.toContain(ACCESS.secret)
})

test.each([
  [503, 'HTTP 503 SlowDown'],
  ['reset', 'Network Error (UND_ERR_SOCKET)'],
  ['hang', 'timeout of 200ms exceeded'],
] as const)('a store that fails (%s) is asked twice, and heard of once', async (mood, reason) => {
  const store = await connect()
  server.mood = mood
  await expect(store.get(KEY)).rejects.toEqual(new ObjectStoreError(reason))
  expect(server.asked).toHaveLength(2)
  await expect(store.get(KEY)).rejects.toThrow(reason)
  expect(told).toEqual([['the store of pictures fails', { reason }]])
  server.mood = 'well'
  expect(await store.get(KEY)).toBeNull()
  expect(told.at(-1)).toEqual(['the store of pictures answers again', {}])
})

test('one that keeps failing is left alone for a while', async () => {
  const store = await connect()
  server.mood = 500
  for (let call = 0; call < 5; call++) await expect(store.get(KEY)).rejects.toThrow('HTTP 500')
  server.asked.length = 0
  await expect(store.get(KEY)).rejects.toThrow('calls are held back')
  expect(server.asked).toEqual([])
})

test('a failure in between is made up for by the second try', async () => {
  const store = await connect()
  server.mood = 500
  setTimeout(() => (server.mood = 'well'), 0)
  const slow = await createS3(
    { ...ACCESS, origin: server.origin, addressing: 'path' },
    { log, pauseMs: 100, timeouts: { read: 500, write: 500 } },
  )
  opened.push(slow)
  await slow.put(KEY, CONTENT)
  expect(await store.has(KEY)).toBe(true)
})

test('who wants the same at once shares one call', async () => {
  const store = await connect()
  await store.put(KEY, CONTENT)
  server.asked.length = 0
  await Promise.all(Array.from({ length: 20 }, () => store.get(KEY)))
  expect(server.asked).toEqual([`GET ${KEY}`])
})

test('a server that is not there is said to be not there', async () => {
  const gone = await startS3()
  await gone.stop()
  const store = await connect({ origin: gone.origin })
  await expect(store.put(KEY, CONTENT)).rejects.toThrow('Network Error (ECONNREFUSED)')
})

import * as fc from 'fast-check'
import { openStorage } from '#src/server/data/storage.ts'
import { LEAD_TYPES } from '#src/domain/lead.ts'
import type { Place } from './places.ts'
import { sampled } from './seed.ts'
import { startSiteProcess } from './site-process.ts'
import { pairHeaders, send, testDriveForm, waitingListForm, freeHours } from './visitor.ts'

export type MalformedReport = { requests: number; statuses: Record<string, number>; faults: string[]; stored: number }

type Post = { headers: Record<string, string>; body: string | Uint8Array }

/** Texts that break parsers, databases and regular expressions, in addition to random ones. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 5_000 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'null',
    '\u0000',
    '\ud800',
    "'; DROP TABLE lead; --",
    '<script>',
    '{}',
    '99.99.9999',
  ),
  fc.constantFrom('__proto__', '31.02.2021', '24:61', `${'9'.repeat(400)}`, 'а'.repeat(70_000), '\u202e', '👨‍👩‍👧'),
)
const name = fc.oneof(
  fc.constantFrom('lead_type', 'model', 'agree', '__proto__', 'constructor', 'toString', ''),
  oddText,
)

const rawBody = fc.record({
  headers: fc.record({
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/xml',
      'image/png',
      '',
    ),
  }),
  body: fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 })),
})

const jsonBody = fc.record({
  headers: fc.constant({ 'content-type': 'application/json' }),
  body: fc.oneof(
    fc.json(),
    fc.dictionary(name, fc.anything({ maxDepth: 2 })).map((value) => stringify(value)),
    fc.constant('['.repeat(30_000)),
  ),
})

/** A valid form with at least one thing wrong: the consent is missing or invalid, and any other field is random. */
const brokenForm = fc
  .record({
    type: fc.constantFrom(...LEAD_TYPES, 'other', ''),
    agree: fc.constantFrom(undefined, '', 'off', 'true', '1', 'ON'),
    changes: fc.dictionary(name, oddText, { maxKeys: 6 }),
    isJson: fc.boolean(),
  })
  .map(({ type, agree, changes, isJson }): Post => {
    const fields: Record<string, string | undefined> = { ...waitingListForm(1), ...changes, lead_type: type, agree }
    const entries = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return isJson
      ? { headers: { 'content-type': 'application/json' }, body: stringify(Object.fromEntries(entries)) }
      : {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(entries).toString(),
        }
  })

const anyPost = fc.oneof(rawBody, jsonBody, brokenForm, brokenForm)

/**
 * Sends this many malformed requests to every address that writes. Each must be answered with 4xx and a Russian
 * message, and nothing may be stored. `paths`: from the beginning of the path.
 */
export async function proveMalformed(place: Place, perAddress: number): Promise<MalformedReport> {
  const site = await startSiteProcess({ ...place.env, LOG_LEVEL: 'silent' })
  const databaseUrl = place.env['DATABASE_URL'] || null
  const { db } = await openStorage({ dataDir: place.env['DATA_DIR'] ?? '', databaseUrl }, { warn: () => {} })
  const [hour] = await freeHours(site.url, 1)
  const { receipt } = await send(site.url, testDriveForm(1, hour!))
  const secret = receipt?.url.split('/').at(-1) ?? ''
  const snapshot = async () =>
    JSON.stringify([
      await db.selectFrom('lead').selectAll().execute(),
      await db.selectFrom('consent').selectAll().execute(),
      await db.selectFrom('slot_booking').selectAll().execute(),
    ])
  const before = await snapshot()
  const report: MalformedReport = { requests: 0, statuses: {}, faults: [], stored: 0 }
  const addresses = [
    '/dealer/v1/request',
    '/ru/ru/api/v1/request',
    '/dealer/schedule?method=request',
    `/dealer/v1/request/${secret}`,
    `/dealer/v1/request/${'x'.repeat(22)}`,
  ]
  for (const address of addresses)
    for (const post of sampled(anyPost as fc.Arbitrary<Post>, perAddress)) {
      const { status, message } = await answerTo(site.url + address, post)
      report.requests++
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      if (status < 400 || status > 499 || !/[а-яё]{3}/i.test(message))
        report.faults.push(
          `${address.replace(secret, '…')}: ${status} «${message}» to ${stringify(post).slice(0, 300)}`,
        )
    }
  if ((await snapshot()) !== before) report.stored++
  await site.stop()
  await db.destroy()
  return report
}

async function answerTo(url: string, { headers, body }: Post): Promise<{ status: number; message: string }> {
  const { 'content-type': type = '', ...rest } = headers
  const post = () =>
    fetch(url, {
      method: 'POST',
      headers: { ...pairHeaders, ...rest, ...(type && { 'content-type': type }) },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
  const response = await answered(post)
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string }
  return { status: response.status, message }
}

const TRIES = 10

/**
 * A body that is too long is refused before it is received: the client may see the closed connection before the
 * response.
 */
async function answered(post: () => Promise<Response>, left = TRIES): Promise<Response> {
  try {
    return await post()
  } catch (error) {
    if (left === 1) throw error
    return answered(post, left - 1)
  }
}

const stringify = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? String(item) : item)) ?? 'undefined'

import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTrims } from '#src/backend/configurations/car.ts'
import { siteFiles } from '#src/backend/site-files/index.ts'
import { copyContent } from '#src/backend/upstreams/content-mirror.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import { createTestBackend, type TestBackend } from '../test-backend.ts'

let own: TestBackend
let outside: TestBackend
beforeEach(async () => {
  ;[own, outside] = await Promise.all([createTestBackend(), createTestBackend()])
})
afterEach(() => Promise.all([own.db.destroy(), outside.db.destroy()]))

/** Another site's backend, asked as an outside service is; `refused` says false to every call that begins so. */
const upstream = (refused?: string): Upstream => ({
  name: 'dealer',
  async ask({ path, read }) {
    const { pathname, searchParams } = new URL(path, 'http://outside')
    const body = refused && path.startsWith(refused) ? REFUSAL : (await outside.get(pathname, searchParams)).data
    return { status: 200, isStale: false, ...read(body) }
  },
  post: () => Promise.reject(new Error('nothing is sent')),
  state: () => 'closed',
  stop: () => Promise.resolve(),
})
const REFUSAL = { success: false, data: null, message: 'Нельзя' }

async function raisePrice() {
  const [trim] = await readTrims(outside.db)
  const document = JSON.stringify({ ...trim!, price: 9_990_000 })
  await outside.db.updateTable('complectation').set({ document }).where('id', '=', trim!.id).execute()
  return trim!.id
}
const priceOf = async (id: number) => (await readTrims(own.db)).find((trim) => trim.id === id)?.price

test('documents are made of the outside prices', async () => {
  const id = await raisePrice()
  await copyContent(own.db, upstream())
  expect(await priceOf(id)).toBe(9_990_000)
})

test('the site map names the outside news', async () => {
  await outside.db.deleteFrom('news').where('id', '>', 2).execute()
  await copyContent(own.db, upstream())
  const context = { db: own.db, publicOrigin: 'https://site.example', now: () => new Date(0) }
  const sitemap = await siteFiles['/sitemap.xml']!.make(context)
  expect(sitemap.match(/\/news\//g)).toHaveLength(2)
})

test('two outside items with one code do not keep the others from being taken over', async () => {
  await outside.db.deleteFrom('news').where('id', '>', 3).execute()
  const whole = upstream()
  const doubled: Upstream = {
    ...whole,
    ask: (asked) =>
      whole.ask({
        ...asked,
        read(body) {
          const { data } = body as { data: { items?: { id: number }[] } | null }
          const [first] = data?.items ?? []
          return asked.read(
            first
              ? { ...REFUSAL, success: true, data: { ...data, items: [...data!.items!, { ...first, id: 77 }] } }
              : body,
          )
        },
      }),
  }
  await copyContent(own.db, doubled)
  const rows = await own.db.selectFrom('news').select('id').orderBy('id').execute()
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
})

test.each(['/v1/credit-program', '/v1/specification', '/v1/complectation'])(
  'half a price list is none: %s is refused, the one at hand stays',
  async (refused) => {
    const id = await raisePrice()
    const before = await priceOf(id)
    await copyContent(own.db, upstream(refused))
    expect(await priceOf(id)).toBe(before)
  },
)

test('what is the same is not written again', async () => {
  await copyContent(own.db, upstream())
  const before = await readTrims(own.db)
  await copyContent(own.db, upstream())
  expect(await readTrims(own.db)).toEqual(before)
})

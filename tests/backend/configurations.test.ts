import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BRAND } from '#src/brand/brand.ts'
import { findBuild, storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, readTrims, resolveChoice } from '#src/backend/configurations/car.ts'
import { deleteExpiredFiles, readFile } from '#src/backend/configurations/files.ts'
import { makePdfFile } from '#src/backend/configurations/pdf.ts'
import { choiceOf, totalOf, type Build } from '#src/domain/configurator/build.ts'
import { BUILD_CODE_ALPHABET, readBuildCode } from '#src/domain/configurator/build-code.ts'
import { emptyChoice, readHash, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { pdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { CONF_CODES } from '#src/domain/model.ts'
import { sharedBuildShape, type SharedBuild } from '#src/domain/shapes/build.ts'
import { createTestBackend, dataOf, messageOf, type TestBackend } from './test-backend.ts'

const NOW = new Date('2021-07-14T09:00:00Z')

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})

async function carOf(hash: string): Promise<{ build: Build; choice: Choice }> {
  const { build } = (await resolveChoice(backend.db, readHash(hash).choice))!
  return { build, choice: choiceOf(build, readHash(hash).choice) }
}

describe('short codes', () => {
  it('any build survives hash, code, page and hash again, with its price', async () => {
    const trims = await readTrims(backend.db)
    const anyChoice = fc.record({
      trim: fc.constantFrom(...trims),
      ext: fc.constantFrom('UYH', 'VLK', 'GRF', 'BLU', 'GRN', 'RED', null),
      int: fc.constantFrom('NNB', null),
      pkg: fc.uniqueArray(fc.integer({ min: 1, max: 16 }), { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(anyChoice, async ({ trim, ...rest }) => {
        const wanted = { ...emptyChoice, slide: 3, model: trim.conf_code, comp: trim.id, ...rest }
        const { build, choice } = await carOf(writeHash(wanted))
        const code = await storeBuild(backend.db, choice, NOW)
        const page = dataOf<SharedBuild>(await backend.get(`/v1/build/${code}`))
        const again = await carOf(page.hash)
        expect(again.build).toEqual(build)
        expect(page.total).toBe(totalOf(build))
      }),
      { numRuns: 200 },
    )
  })

  it('one build has one code, wherever the visitor was and whoever sells it', async () => {
    const { choice } = await carOf('#slide=2&model=g90')
    const places = [{}, { city: 3 }, { city: 3, dealer: 7 }, { slide: 7 }]
    const codes = await Promise.all(places.map((place) => storeBuild(backend.db, { ...choice, ...place }, NOW)))
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(new RegExp(`^[${BUILD_CODE_ALPHABET}]{6}$`))
    expect(await findBuild(backend.db, codes[0]!, NOW)).toMatchObject({ model: 'g90', comp: choice.comp })
  })

  it.each([
    ['km3 7p2', 'KM37P2'],
    ['KM3-7P2', 'KM37P2'],
    ['КМ37Р2', 'KM37P2'],
    ['KM37P', null],
    ['KM37PO', null],
    ['гарантия', null],
  ])('%s is read as %s', (text, code) => expect(readBuildCode(text)).toBe(code))

  it('is stored by a post, and only for a car', async () => {
    const post = (hash: string) =>
      backend.answer({ base: 'dealer', method: 'POST', path: '/v1/build', input: { fields: { hash }, address: '' } })
    const { code, url } = dataOf<{ code: string; url: string }>(await post('#slide=1&model=gv70&ext=UYH'))
    expect(url).toBe(`https://site.example/build/${code}.html`)
    expect(sharedBuildShape.parse(dataOf(await backend.get(`/v1/build/${code}`))).exterior.code).toBe('UYH')
    expect(await post('#slide=1')).toMatchObject({ status: 400 })
  })

  it('has meta tags of its own and stays out of the index', async () => {
    const { choice } = await carOf('#slide=1&model=gv70&ext=UYH')
    const code = await storeBuild(backend.db, choice, NOW)
    const meta = dataOf(await backend.get('/v1/meta', { route: `/build/${code}.html` }))
    expect(meta).toMatchObject({
      robots: 'noindex, follow',
      og: { image: `https://site.example/upload/builds/${code}.jpg` },
    })
    expect(messageOf(await backend.get('/v1/meta', { route: '/build/ZZZZZZ.html' }))).toBe('Страница не найдена')
  })
})

describe('documents', () => {
  const print = vi.fn(() => Promise.resolve(Buffer.from('%PDF')))
  const make = (parameters: Parameters<typeof makePdfFile>[1], now = NOW) =>
    makePdfFile({ db: backend.db, publicOrigin: 'https://site.example', now: () => now, print }, parameters)

  it('are made of the words of the specification alone', async () => {
    const { build } = await carOf('#slide=1&model=g70-fl&ext=GRF')
    const file = await make(pdfParameters(build, null))
    expect(file).toMatch(/^[\w-]{22}$/)
    const stored = await readFile(backend.db, file, NOW)
    expect(Buffer.from(stored!.content).toString()).toBe('%PDF')
    expect(stored!.name).toBe(`${BRAND}-G70-${build.trim.id}.pdf`)
  })

  it('with a code they also know packages and credit; the dealer is named beside it', async () => {
    const { build, choice } = await carOf('#slide=6&model=gv70&dealer=1&program=1&first=30&term=36')
    const code = await storeBuild(backend.db, choice, NOW)
    const file = await make({ ...pdfParameters(build, null, { code, dealer: choice.dealer }), credit: '1' })
    expect((await readFile(backend.db, file, NOW))?.name).toBe(`${BRAND}-GV70-${code}.pdf`)
    expect(print).toHaveBeenLastCalledWith(
      expect.objectContaining({
        share: { code, url: `https://site.example/build/${code}.html` },
        credit: expect.objectContaining({ months: 36, prepayPercent: 30 }),
        dealer: expect.objectContaining({ name: expect.any(String) }),
      }),
    )
  })

  it('the same document is made once', async () => {
    const { build } = await carOf('#slide=1&model=g80-new')
    print.mockClear()
    const [first, second] = [await make(pdfParameters(build, null)), await make(pdfParameters(build, null))]
    expect(second).toBe(first)
    expect(print).toHaveBeenCalledTimes(1)
  })

  const HOUR_MS = 3_600_000
  const DAY_MS = 24 * HOUR_MS
  const at = (ms: number) => new Date(NOW.getTime() + ms)

  it('one that nobody comes back to goes after a day, one that is opened again after ninety', async () => {
    const [left, wanted] = await Promise.all(['GRF', 'UYH'].map((ext) => carOf(`#slide=1&model=g70-fl&ext=${ext}`)))
    const unused = await make(pdfParameters(left!.build, null), at(DAY_MS))
    const used = await make(pdfParameters(wanted!.build, null), at(DAY_MS))
    const isThere = async (id: string, ms: number) => (await readFile(backend.db, id, at(ms))) !== null
    // The first fetch, then a repeated one.
    expect([await isThere(used, DAY_MS), await isThere(used, DAY_MS + 2 * HOUR_MS)]).toEqual([true, true])
    await deleteExpiredFiles(backend.db, at(2 * DAY_MS))
    expect([await isThere(unused, 2 * DAY_MS - 1), await isThere(used, 90 * DAY_MS)]).toEqual([false, true])
    expect(await isThere(used, 91 * DAY_MS)).toBe(false)
  })

  it('a code and a document that are there are found on a full disk, too', async () => {
    const { build, choice } = await carOf('#slide=1&model=gv80')
    // Early in the day of Moscow, of which the document is.
    const early = new Date('2021-07-14T03:00:00Z')
    const [code, file] = [await storeBuild(backend.db, choice, early), await make(pdfParameters(build, null), early)]
    await sql`PRAGMA query_only = ON`.execute(backend.db)
    onTestFinished(async () => void (await sql`PRAGMA query_only = OFF`.execute(backend.db)))
    const later = new Date(early.getTime() + 3 * HOUR_MS)
    expect(await make(pdfParameters(build, null), later)).toBe(file)
    expect(await storeBuild(backend.db, choice, new Date(early.getTime() + 2 * DAY_MS))).toBe(code)
  })

  it('no series of first payments makes codes or documents of one car without a credit', async () => {
    print.mockClear()
    const codes = new Set<string>()
    const files = new Set<string>()
    for (const first of [10, 11, 12, 60]) {
      const hash = `#slide=6&model=gv70&ext=UYH&first=${first}&term=36`
      const { data } = await backend.post('/v1/build', { hash })
      const { code } = (data as { data: { code: string } }).data
      codes.add(code)
      files.add(await make({ build: code, credit: '0' }))
    }
    // With a programme each is a car and a credit of its own, and the document without the credit still one.
    for (const first of [30, 31, 32]) {
      const { build, choice } = await carOf(`#slide=6&model=gv70&ext=UYH&program=1&first=${first}&term=36`)
      const code = await storeBuild(backend.db, await canonicalChoice(backend.db, build, choice), NOW)
      files.add(await make({ build: code, credit: '0' }))
    }
    expect([codes.size, files.size, print.mock.calls.length]).toEqual([1, 1, 1])
  })

  it.each([
    [{ trim_caption: 'G70 0.9 Turbo' }, 'Комплектация с такими цветами не найдена'],
    [{ build: 'ZZZZZZ' }, 'Сборка с таким кодом не найдена'],
    [{ build: 'мусор' }, 'Сборка с таким кодом не найдена'],
  ])('%j is refused', async (parameters, message) => {
    await expect(make(parameters)).rejects.toThrow(message)
  })

  it('a credit that no programme leads to is refused', async () => {
    const { build } = await carOf('#slide=1&model=g70-fl')
    const wrong = { ...pdfParameters(build, null), credit: '1', program: 'Классический', monthly_payment: '1' }
    await expect(make(wrong)).rejects.toThrow('Для этой цены нет такой программы')
  })
})

it('every model has a car to begin with', async () => {
  for (const code of CONF_CODES) expect((await carOf(`#slide=1&model=${code}`)).build.model.code).toBe(code)
})

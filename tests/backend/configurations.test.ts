import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findBuild, storeBuild } from '#src/backend/configurations/builds.ts'
import { readTrims, resolveChoice } from '#src/backend/configurations/car.ts'
import { deleteExpiredFiles, readFile } from '#src/backend/configurations/files.ts'
import { withDocument } from '#src/backend/configurations/lead-document.ts'
import { makePdfFile, type PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { choiceOf, totalOf, type Build } from '#src/domain/configurator/build.ts'
import { BUILD_CODE_SIGNS, readBuildCode } from '#src/domain/configurator/build-code.ts'
import { emptyChoice, readHash, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { pdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { CONF_CODES } from '#src/domain/model.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { sharedBuildShape, type SharedBuild } from '#src/domain/shapes/build.ts'
import type { OwnRequest } from '#src/domain/shapes/own-request.ts'
import { configuratorLead } from './leads/forms.ts'
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
    expect(codes[0]).toMatch(new RegExp(`^[${BUILD_CODE_SIGNS}]{6}$`))
    expect(await findBuild(backend.db, codes[0]!)).toMatchObject({ model: 'g90', comp: choice.comp })
  })

  it.each([
    ['km3 7p2', 'KM37P2'],
    ['KM3-7P2', 'KM37P2'],
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
    expect(file).toMatch(/^\/upload\/configurations\/[\w-]{22}\.pdf$/)
    const stored = await readFile(backend.db, file.slice(-26, -4), NOW)
    expect(Buffer.from(stored!.content).toString()).toBe('%PDF')
    expect(stored!.name).toBe(`Norven-G70-${build.trim.id}.pdf`)
  })

  it('with a code they also know packages and credit; the dealer is named beside it', async () => {
    const { build, choice } = await carOf('#slide=6&model=gv70&dealer=1&program=1&first=30&term=36')
    const code = await storeBuild(backend.db, choice, NOW)
    const file = await make({ ...pdfParameters(build, null, { code, dealer: choice.dealer }), credit: '1' })
    expect((await readFile(backend.db, file.slice(-26, -4), NOW))?.name).toBe(`Norven-GV70-${code}.pdf`)
    expect(print).toHaveBeenLastCalledWith(
      expect.objectContaining({
        share: { code, url: `https://site.example/build/${code}.html` },
        credit: expect.objectContaining({ months: 36, prepayPercent: 30 }),
        dealer: expect.objectContaining({ name: expect.any(String) }),
      }),
    )
  })

  it('the same document is made once and goes after ninety days', async () => {
    const { build } = await carOf('#slide=1&model=g80-new')
    print.mockClear()
    const [first, second] = [await make(pdfParameters(build, null)), await make(pdfParameters(build, null))]
    expect(second).toBe(first)
    expect(print).toHaveBeenCalledTimes(1)
    const later = new Date(NOW.getTime() + 91 * 86_400_000)
    expect(await readFile(backend.db, first.slice(-26, -4), later)).toBeNull()
    expect(await deleteExpiredFiles(backend.db, later)).toBeGreaterThan(0)
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

describe('a request without its document', () => {
  const message = (fields: Record<string, string>) => ({
    key: 'key',
    fields: { lead_type: 'configurator', file: '', name: 'Анна', ...fields },
  })
  const told: Readonly<Record<string, string>>[] = []
  const log = { error: vi.fn() }
  const send = (print: PrintConfiguration, fields: Record<string, string>) =>
    withDocument(
      async ({ fields: sent }) => {
        told.push(sent)
        return null
      },
      { db: backend.db, publicOrigin: 'https://site.example', now: () => NOW, print },
      log,
    )(message(fields))

  it('gets one of its very build before the dealer hears of it', async () => {
    const print = vi.fn(async () => Buffer.from('%PDF'))
    await send(print, { config: '#slide=7&model=gv70&comp=203&ext=BLU&dealer=2' })
    expect(told.at(-1)?.['file']).toMatch(/^\/upload\/configurations\/[\w-]{22}\.pdf$/)
    expect(print).toHaveBeenCalledWith(
      expect.objectContaining({
        exterior: expect.objectContaining({ code: 'BLU' }),
        dealer: expect.objectContaining({ name: expect.any(String) }),
      }),
    )
  })

  it('is made for the dealer who was marked in the form, not for the one the address had', async () => {
    const row = await backend.db.selectFrom('dealer').select('document').where('id', '=', 3).executeTakeFirstOrThrow()
    const { name } = JSON.parse(row.document) as { name: string }
    const print = vi.fn(async () => Buffer.from('%PDF'))
    await send(print, { config: '#slide=7&model=gv70&comp=203&ext=GRF&city=1&dealer=1', dealer: name })
    expect(print).toHaveBeenCalledWith(expect.objectContaining({ dealer: expect.objectContaining({ name }) }))
  })

  it('the visitor finds it on the own page, with the car', async () => {
    const config = '#slide=7&model=gv70&comp=203&ext=BLU'
    const { file: _, ...form } = configuratorLead({ config })
    const receipt = dataOf<LeadReceipt>(await backend.post('/v1/request', form))
    const own = async () => dataOf<OwnRequest>(await backend.get(`/v1${receipt.url}`))
    expect(await own()).toMatchObject({ file: null, build: { exterior: { code: 'BLU' }, trim: { id: 203 } } })
    const print = vi.fn(async () => Buffer.from('%PDF'))
    await send(print, { request: receipt.number, config })
    expect((await own()).file).toBe(told.at(-1)?.['file'])
  })

  it('goes without it when it cannot be made: the contacts are worth more', async () => {
    const failing = () => Promise.reject(new Error('the printer is full'))
    expect(await send(failing, { config: '#slide=7&model=g90&comp=502' })).toBeNull()
    expect(told.at(-1)).toMatchObject({ name: 'Анна', file: '' })
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('that is no configuration is left alone', async () => {
    const print = vi.fn(async () => Buffer.from('%PDF'))
    await send(print, { lead_type: 'test-drive', config: '#slide=7&model=gv70' })
    await send(print, { file: '/upload/configurations/known.pdf', config: '#slide=7&model=gv70' })
    expect(print).not.toHaveBeenCalled()
    expect(told.at(-1)?.['file']).toBe('/upload/configurations/known.pdf')
  })
})

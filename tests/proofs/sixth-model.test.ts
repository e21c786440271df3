import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject, modelFolder, SIXTH, writeSixthModel } from '../../scripts/prove/sixth-model.ts'

/** A sixth model in a copy of the project; what needs a build is in `npm run prove:model`. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let root: string
let texts: string[]

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sixth-model-test-'))
  copyProject(root)
  ;({ texts } = await writeSixthModel(root))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Errors of the compiler in the copy, one line each; tests and proofs are compiled by `npm run prove:model`. */
function compile(): string[] {
  const config = { extends: './tsconfig.json', include: ['src', 'scripts/pictures', 'scripts/share', 'vite.config.ts'] }
  writeFileSync(join(root, 'tsconfig.site.json'), JSON.stringify(config))
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.site.json'], {
      cwd: root,
      encoding: 'utf8',
    })
    return []
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }
    return stdout.split('\n').filter((line) => /^\S+\.tsx?\(/.test(line))
  }
}

/** What a module of the copy exports, as JSON: it runs in a process of its own, on the copy's sources. */
function valueOf<T>(expression: string): T {
  const code = `import('#src/content/menu.ts').then(async () => console.log(JSON.stringify(await (async () => { ${expression} })())))`
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, encoding: 'utf8' })
  return JSON.parse(out) as T
}

test('touches eight text files at most, all in its folder but two', () => {
  expect(texts.length).toBeLessThanOrEqual(8)
  expect(texts.filter((file) => !file.startsWith(`${modelFolder}/`))).toHaveLength(2)
})

test('compiles; what is forgotten does not', () => {
  expect(compile()).toEqual([])
  const details = join(root, 'src/content/models/details.ts')
  const copy = join(root, modelFolder, 'copy.ts')
  const [wholeDetails, wholeCopy] = [readFileSync(details, 'utf8'), readFileSync(copy, 'utf8')]
  writeFileSync(details, wholeDetails.replace(', gv60 }', ' }'))
  writeFileSync(copy, wholeCopy.replace("'gv60-price'", "'gv60-prices'"))
  const errors = compile().join('\n')
  writeFileSync(details, wholeDetails)
  writeFileSync(copy, wholeCopy)
  expect(errors).toMatch(/models\/details\.ts.*gv60/)
  expect(errors).toMatch(/gv60\/copy\.ts.*gv60-prices/)
})

test('routes, menu, navigation, prices and colours have it', () => {
  const site = valueOf<{ paths: string[]; menu: string; nav: string[]; price: string; since: string; paints: number }>(`
    const { hrefTo, routeNames, routeOf } = await import('#src/routes.ts')
    const { createMenu } = await import('#src/content/menu.ts')
    const { modelNav } = await import('#src/content/model-nav.ts')
    const { modelByCode } = await import('#src/content/models/summary.ts')
    const { pricesSince } = await import('#src/content/models/prices.ts')
    const { exteriorColors } = await import('#src/content/cars/colors.ts')
    return {
      paths: routeNames.map((name) => routeOf(name)).filter(({ model }) => model === '${SIXTH.code}').map(({ path }) => path),
      menu: JSON.stringify(createMenu({})),
      nav: modelNav['${SIXTH.code}'].nav.map(({ title }) => title),
      price: modelByCode('${SIXTH.code}').price,
      since: pricesSince('${SIXTH.code}'),
      paints: exteriorColors.filter(({ model_codes }) => model_codes.includes('${SIXTH.code}')).length,
    }`)
  expect(site.paths).toContain(SIXTH.home)
  expect(site.paths).toContain(SIXTH.price)
  expect(site.menu).toContain(`"code":"${SIXTH.code}"`)
  expect(site.menu).toContain(`Цены ${SIXTH.name}`)
  expect(site.menu).toContain('Шесть автомобилей')
  expect(site.nav).toEqual(['Обзор', 'Дизайн', 'Безопасность', 'Технологии', 'Динамика', 'Галерея', 'Цены'])
  expect(site.price).toBe('3 310 000')
  expect(site.since).toBe(SIXTH.since)
  expect(site.paints).toBeGreaterThan(5)
})

test('search, tags and share cards have it', () => {
  const found = valueOf<{ words: string[]; title: string; card: string; ids: number[] }>(`
    const { keywords } = await import('#src/backend/search/keywords.ts')
    const { metaOf } = await import('#src/content/all-pages.ts')
    const { shareCardOf } = await import('#src/content/share-cards.ts')
    const { createMenu } = await import('#src/content/menu.ts')
    const ids = []
    JSON.stringify(createMenu({}), (key, value) => (key === 'id' && ids.push(value), value))
    return {
      words: keywords['${SIXTH.code}-price'],
      title: metaOf('model-${SIXTH.code}').title,
      card: shareCardOf('model-${SIXTH.code}').image,
      ids,
    }`)
  expect(found.words).toContain('цена')
  expect(found.title).toContain(SIXTH.name)
  expect(found.card).toBe(`/images/share/model-${SIXTH.code}.jpg`)
  expect(new Set(found.ids).size).toBe(found.ids.length)
})

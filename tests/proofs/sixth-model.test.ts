import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../scripts/prove/project-copy.ts'
import { modelFolder, SIXTH, writeSixthModel } from '../../scripts/prove/sixth-model.ts'

/** A sixth model in a copy of the project; what needs a build is in `npm run prove:model`. */
let copy: ProjectCopy
let texts: string[]

beforeAll(async () => {
  copy = await copyProject('sixth-model')
  const site = {
    extends: './tsconfig.json',
    include: ['src', 'scripts/pictures', 'scripts/share'],
    // Knows models by their codes only, and its library has more types than the site.
    exclude: ['src/office/client'],
  }
  writeFileSync(join(copy.root, 'tsconfig.site.json'), JSON.stringify(site))
  ;({ texts } = await writeSixthModel(copy.root, { height: 16 }))
})
afterAll(() => copy.remove())

/** What the compiler says of the copy, empty when nothing; tests and proofs are compiled by `npm run prove:model`. */
const compile = async (): Promise<string> => (await copy.run('tsc', '--noEmit', '-p', 'tsconfig.site.json')).said

/** What a module of the copy exports, as JSON: it runs in a process of its own, on the copy's sources. */
async function valueOf<T>(expression: string): Promise<T> {
  const code = `import('#src/content/menu.ts').then(async () => console.log(JSON.stringify(await (async () => { ${expression} })())))`
  const { said } = await copy.run(process.execPath, '--input-type=module', '--eval', code)
  return JSON.parse(said) as T
}

test('touches eight text files at most, all in its folder but two', () => {
  expect(texts.length).toBeLessThanOrEqual(8)
  expect(texts.filter((file) => !file.startsWith(`${modelFolder}/`))).toHaveLength(2)
})

/** The compiler's whole run of the site's sources: five minutes have been too few beside renders. */
const COMPILING_MS = 900_000

test('compiles but for what is forgotten', { timeout: COMPILING_MS }, async () => {
  const details = join(copy.root, 'src/content/models/details.ts')
  const ownTexts = join(copy.root, modelFolder, 'copy.ts')
  const [wholeDetails, wholeTexts] = [readFileSync(details, 'utf8'), readFileSync(ownTexts, 'utf8')]
  writeFileSync(details, wholeDetails.replace(', gv60 }', ' }'))
  writeFileSync(ownTexts, wholeTexts.replace("'gv60-price'", "'gv60-prices'"))
  const errors = await compile()
  writeFileSync(details, wholeDetails)
  writeFileSync(ownTexts, wholeTexts)
  expect(errors).toMatch(/models\/details\.ts.*gv60/)
  expect(errors).toMatch(/gv60\/copy\.ts.*gv60-prices/)
  // One run of the compiler says both: nothing else is wrong.
  const files = new Set(errors.match(/^\S+?(?=\(\d+,\d+\): error)/gm))
  expect([...files].toSorted()).toEqual(['src/content/models/details.ts', 'src/content/models/gv60/copy.ts'])
})

/** What the copy says of the model: asked once, by a process that reads all of the copy's sources. */
type Told = {
  paths: string[]
  menu: string
  nav: string[]
  price: string
  since: string
  paints: number
  words: string[]
  title: string
  card: string
  ids: number[]
}
let told: Promise<Told> | undefined
const askCopy = (): Promise<Told> =>
  (told ??= valueOf<Told>(`
    const { hrefTo, routeNames, routeOf } = await import('#src/routes.ts')
    const { createMenu } = await import('#src/content/menu.ts')
    const { modelNav } = await import('#src/content/model-nav.ts')
    const { modelByCode } = await import('#src/content/models/summary.ts')
    const { pricesSince } = await import('#src/content/models/prices.ts')
    const { exteriorColors } = await import('#src/content/cars/colors.ts')
    const { keywords } = await import('#src/backend/search/keywords.ts')
    const { metaOf } = await import('#src/content/all-pages.ts')
    const { shareCardOf } = await import('#src/content/share-cards.ts')
    const ids = []
    JSON.stringify(createMenu({}), (key, value) => (key === 'id' && ids.push(value), value))
    return {
      paths: routeNames.map((name) => routeOf(name)).filter(({ model }) => model === '${SIXTH.code}').map(({ path }) => path),
      menu: JSON.stringify(createMenu({})),
      nav: modelNav['${SIXTH.code}'].nav.map(({ title }) => title),
      price: modelByCode('${SIXTH.code}').price,
      since: pricesSince('${SIXTH.code}'),
      paints: exteriorColors.filter(({ model_codes }) => model_codes.includes('${SIXTH.code}')).length,
      words: keywords['${SIXTH.code}-price'],
      title: metaOf('model-${SIXTH.code}').title,
      card: shareCardOf('model-${SIXTH.code}').image,
      ids,
    }`))

test('routes, menu, navigation, prices and colours have it', async () => {
  const site = await askCopy()
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

test('search, tags and share cards have it', async () => {
  const found = await askCopy()
  expect(found.words).toContain('цена')
  expect(found.title).toContain(SIXTH.name)
  expect(found.card).toBe(`/images/share/model-${SIXTH.code}.jpg`)
  expect(new Set(found.ids).size).toBe(found.ids.length)
})

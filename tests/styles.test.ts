import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '#src/content/models/facts.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { ofEachModel, withConstants } from '../scripts/css-constants.ts'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`src/${file}`, 'utf8') }))
const sheet = (name: string) => sheets.find(({ file }) => file.endsWith(name))?.css ?? ''

test('a constant becomes its number with the unit; a name that is none stops the build', () => {
  expect(withConstants('top: constant(HEADER_OFFSET_DESKTOP, px)')).toBe('top: 70px')
  expect(withConstants('(max-width: constant(MOBILE_BREAKPOINT, px))')).toBe('(max-width: 768px)')
  expect(() => withConstants('constant(HEADER_OFSET, px)')).toThrow('HEADER_OFSET')
  expect(() => withConstants('constant(API_BASE, px)')).toThrow('API_BASE')
})

test('every constant a style sheet names exists', () => {
  for (const { css } of sheets) expect(() => withConstants(css)).not.toThrow()
})

test('what differs between models is written once and made of their facts', () => {
  const rules = ofEachModel(".CODE { --len: LENGTH } .group[data-cars='NUMBER'] { --cars: NUMBER }")
  for (const [index, code] of MODEL_CODES.entries())
    expect(rules).toContain(
      `.${code} { --len: ${facts[code].length} } .group[data-cars='${index + 1}'] { --cars: ${index + 1} }`,
    )
  expect(withConstants('repeat(model-count(), 1fr)')).toBe(`repeat(${MODEL_CODES.length}, 1fr)`)
})

test('no style sheet names a model', () => {
  const named = new RegExp(String.raw`\.(?:${MODEL_CODES.join('|')})\b`)
  expect(sheets.filter(({ css }) => named.test(css)).map(({ file }) => file)).toEqual([])
})

test('header heights, breakpoints and the footer accordion are the numbers of the specification, by name', () => {
  const tokens = sheet('styles/tokens.css')
  expect(withConstants(tokens)).toMatch(/:root \{[^}]*--header: 70px;[^}]*--accordion: 0\.4s/)
  expect(withConstants(tokens)).toMatch(/\(max-width: 768px\)[^}]*--header: 60px/)
  expect(withConstants(sheet('footer/footer.module.css'))).toContain('padding-bottom: 20px')
  expect(withConstants(sheet('model-header/model-header.module.css'))).toContain('(max-width: 1279px)')
  for (const name of ['footer/footer', 'header/header', 'model-header/model-header'])
    expect(sheet(`${name}.module.css`)).not.toMatch(/\((?:max-width: 768|min-width: 769)px\)/)
})

/** Splits at a sign that stands in no parentheses or brackets. */
function splitOutside(text: string, sign: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth === 0 && sign.test(letter)) parts.push('')
    else parts.push(parts.pop() + letter)
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Selectors whose last part, after one with :has(), may be any element. */
function anythingAfterHas(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{};]|^)[^{};@]+(?=\{)/g)
  return [...rules].flatMap(([list]) =>
    splitOutside(list, /,/).filter((selector) => {
      const parts = splitOutside(selector, /[\s>+~]/)
      const last = parts.pop() ?? ''
      const named = last.replaceAll(/:(?:not|has|nth-[a-z-]+)\(.*\)/g, '')
      return parts.some((part) => part.includes(':has(')) && !/^[a-z]|[.#[]|:(?:is|where)\(/.test(named)
    }),
  )
}

test('what follows :has() is named: else Chromium works out the styles of the whole page with every press', () => {
  expect(anythingAfterHas('.rows:has(.fold:not(:checked)) > :not(.group) { a: b }')).toHaveLength(1)
  expect(anythingAfterHas('a { b: c } .rows:has(> .fold), .rows:has(.fold) .row:not(:last-child) { a: b }')).toEqual([])
  expect(sheets.flatMap(({ file, css }) => anythingAfterHas(css).map((found) => `${file}: ${found}`))).toEqual([])
})

/** Classes styled alone more than once outside of any condition (the formatter indents what is inside one). */
function classesStyledTwice(css: string): string[] {
  const names = [...css.matchAll(/(?<!,\n)^(\.[\w-]+) \{$/gm)].map(([, name]) => name ?? '')
  return names.filter((name, index) => names.indexOf(name) !== index)
}

test('a class is styled in one place of its sheet: two subjects with one name would share their rules', () => {
  expect(classesStyledTwice('.a {\n  b: c;\n}\n.d {\n  e: f;\n}\n.a {\n  g: h;\n}\n')).toEqual(['.a'])
  expect(classesStyledTwice('.a,\n.d {\n}\n.a {\n}\n@media print {\n  .a {\n  }\n}\n.a:hover {\n}\n')).toEqual([])
  expect(sheets.flatMap(({ file, css }) => classesStyledTwice(css).map((found) => `${file}: ${found}`))).toEqual([])
})

test('every class that a component takes from its sheet is in the sheet', () => {
  const missing = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`src/${file}`, 'utf8')
      const imports = code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)
      return [...imports].flatMap(([line, name = '', from = '']) => {
        const path = from.startsWith('#src/') ? from.slice('#src/'.length) : join(dirname(file), from)
        const css = sheets.find((one) => one.file === path)?.css ?? ''
        const used = code.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))
        return [...used]
          .filter(([, own]) => !new RegExp(String.raw`\.${own}(?![\w-])`).test(css))
          .map(([as]) => `${file}: ${as}, ${line}`)
      })
    })
  expect([...new Set(missing)]).toEqual([])
})

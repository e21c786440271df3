import type { CSSOptions } from 'vite'
import * as palette from '../src/brand/palette.ts'
import { mixed, translucent } from '../src/domain/colour.ts'
import { facts } from '../src/content/models/facts.ts'
import * as constants from '../src/domain/constants.ts'
import { MODEL_CODES } from '../src/domain/model.ts'

/** PostCSS is a package of Vite's. */
type PostcssPlugin = Extract<
  NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number],
  { postcssPlugin: string; Once?: unknown }
>

const CONSTANT = /\bconstant\((\w+),\s*(\w+)\)/g
/** The number of models. */
const MODEL_COUNT = /\bmodel-count\(\)/g
/**
 * `palette(INK)`, `palette(INK / 0.16)`: with this opacity, `palette(INK, LIT 25%)`: mixed with this share of another.
 */
const COLOUR = /\bpalette\((\w+)(?:\s*\/\s*([\d.]+)|,\s*(\w+)\s+([\d.]+)%)?\)/g
const HEX = /^#[\da-f]{6}$/i
const numbers: ReadonlyMap<string, unknown> = new Map(Object.entries(constants))
const colours: ReadonlyMap<string, unknown> = new Map(Object.entries(palette))

function numberOf(name: string): number {
  const value = numbers.get(name)
  if (typeof value !== 'number') throw new Error(`A style sheet names a constant that is no number: ${name}`)
  return value
}

function colourOf(name: string): string {
  const value = colours.get(name)
  if (typeof value !== 'string' || !HEX.test(value))
    throw new Error(`src/brand/palette.ts holds no colour #rrggbb of this name: ${name}`)
  return value
}

/** Replaces `palette(…)` by colours of brand/palette.ts: in style sheets and index.html. Throws for an unknown name. */
export const withColours = (text: string): string =>
  text.replace(COLOUR, (_, name: string, opacity?: string, other?: string, share?: string) => {
    if (opacity !== undefined) return translucent(colourOf(name), Number(opacity))
    return other === undefined ? colourOf(name) : mixed(colourOf(name), colourOf(other), Number(share) / 100)
  })

/**
 * `constant(HEADER_OFFSET_DESKTOP, px)` becomes `70px`: style sheets use the numbers of domain/constants.ts, and the
 * colours of the brand, by name. Throws for an unknown one. `model-count()` is the number of models.
 */
export const withConstants = (css: string): string =>
  withColours(
    css
      .replace(CONSTANT, (_, name: string, unit: string) => `${numberOf(name)}${unit}`)
      .replace(MODEL_COUNT, String(MODEL_CODES.length)),
  )

/**
 * Repeats the rules inside `@each-model` for every model: CODE is the model's code, NUMBER its position from 1, LENGTH
 * its length in millimetres. So no style sheet lists models or repeats their sizes.
 */
export const ofEachModel = (css: string): string =>
  MODEL_CODES.map((code, index) =>
    css
      .replaceAll(/\bCODE\b/g, code)
      .replaceAll(/\bNUMBER\b/g, String(index + 1))
      .replaceAll(/\bLENGTH\b/g, String(facts[code].length)),
  ).join('\n')

/** The PostCSS plugin: in values, and in media queries, where custom properties do not work. */
export const cssConstants: PostcssPlugin = {
  postcssPlugin: 'constants',
  Once(root, { parse }) {
    // Parsed under the name of its sheet: without one Vite warns that it cannot find what the rules name.
    const from = root.source?.input.file
    root.walkAtRules((rule) => {
      if (rule.name === 'each-model')
        rule.replaceWith(parse(ofEachModel((rule.nodes ?? []).map(String).join('\n')), { from }))
    })
    root.walkDecls((declaration) => {
      if (/\b(?:constant|palette|model-count)\(/.test(declaration.value))
        declaration.value = withConstants(declaration.value)
    })
    root.walkAtRules((rule) => {
      if (rule.params.includes('constant(')) rule.params = withConstants(rule.params)
    })
  },
}

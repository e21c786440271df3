import * as constants from '../src/domain/constants.ts'

/** The parts of PostCSS's tree that are walked here. */
type Declaration = { prop: string; value: string }
type AtRule = { name: string; params: string }
type Root = {
  walkDecls: (each: (declaration: Declaration) => void) => void
  walkAtRules: (each: (rule: AtRule) => void) => void
}

const CALL = /\bconstant\((\w+),\s*(\w+)\)/g
const known: ReadonlyMap<string, unknown> = new Map(Object.entries(constants))

/** `constant(HEADER_OFFSET_DESKTOP, px)` becomes `70px`: style sheets use the numbers of domain/constants.ts by name. */
export const withConstants = (css: string): string =>
  css.replace(CALL, (_, name: string, unit: string) => {
    const value = known.get(name)
    if (typeof value !== 'number') throw new Error(`A style sheet names a constant that is no number: ${name}`)
    return `${value}${unit}`
  })

/** The PostCSS plugin of it: in values, and in media queries, where custom properties do not work. */
export const cssConstants = {
  postcssPlugin: 'constants',
  Once(root: Root) {
    root.walkDecls((declaration) => {
      if (declaration.value.includes('constant(')) declaration.value = withConstants(declaration.value)
    })
    root.walkAtRules((rule) => {
      if (rule.params.includes('constant(')) rule.params = withConstants(rule.params)
    })
  },
}

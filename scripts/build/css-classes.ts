import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { classNamesOf } from './class-names.ts'

type Range = { start: number; end: number }
type Edit = Range & { text: string }
/** `import name from './file.module.css'`; its uses as `name.local`, null if the name is used in any other way. */
export type SheetImport = Range & { source: string; uses: (Range & { local: string })[] | null }

const SHEET = '.module.css'
/** A build of its own (vite.office.config.ts). */
const OFFICE = /^office[\\/]/

/**
 * `styles.title` becomes the class's name as text: a page's code has no tables of the classes of its style sheets, with
 * names by which to find them. A sheet keeps its table if a file chooses one of its classes at run time.
 */
export function cssClasses(root: string): Plugin[] {
  const names = classNamesOf(root)
  const withTable = new Set<string>()
  const pathOf = (source: string, importer: string) =>
    source.startsWith('#') ? resolve(root, source.slice(1)) : resolve(dirname(importer), source)
  const replaced: Plugin = {
    name: 'css-classes',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      css: { modules: { generateScopedName: (local, file) => names.nameOf(withoutQuery(file), local) } },
    }),
    buildStart() {
      withTable.clear()
      for (const file of sourcesIn(join(root, 'src')))
        for (const { source, uses } of sheetImports(readFileSync(file, 'utf8'))) {
          const path = pathOf(source, file)
          if (!uses || !uses.every(({ local }) => names.has(path, local))) withTable.add(path)
        }
    },
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?(?:\?|$)/, code: SHEET },
      handler(code, id) {
        const edits = sheetImports(code).flatMap(({ source, start, end, uses }): Edit[] => {
          const path = pathOf(source, withoutQuery(id))
          if (!uses || withTable.has(path)) return []
          return [
            { start, end, text: `import '${source}'` },
            ...uses.map((use) => ({ ...use, text: JSON.stringify(names.nameOf(path, use.local)) })),
          ]
        })
        return { code: edited(code, edits), map: null }
      },
    },
  }
  const emptied: Plugin = {
    name: 'css-classes-emptied',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css(?:\?|$)/ },
      // Nothing is imported from it: marked as in use, or the build would leave out its styles.
      handler: (_, id) =>
        withTable.has(withoutQuery(id)) ? null : { code: 'export {}', map: null, moduleSideEffects: 'no-treeshake' },
    },
  }
  return [replaced, emptied]
}

/** Imports of style sheets as objects of classes. */
export function sheetImports(code: string): SheetImport[] {
  if (!code.includes(SHEET)) return []
  const { body } = parseAst(code, { lang: 'tsx' })
  return body.flatMap((statement): SheetImport[] => {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.endsWith(SHEET)) return []
    const { start, end, source, specifiers } = statement
    const [only, ...others] = specifiers
    if (!only) return []
    const isDefault = only.type === 'ImportDefaultSpecifier' && others.length === 0
    const uses: (Range & { local: string })[] = []
    const rest = body.filter((other) => other !== statement)
    return [{ start, end, source: source.value, uses: isDefault && collect(rest, only.local.name, uses) ? uses : null }]
  })
}

/** Collects every `name.local`; false if the name occurs in another way, or in a place that only looks like one. */
function collect(node: unknown, name: string, uses: (Range & { local: string })[]): boolean {
  if (typeof node !== 'object' || node === null) return true
  if (Array.isArray(node)) return node.every((one) => collect(one, name, uses))
  const local = memberOf(node, name)
  if (local) return uses.push(local) > 0
  if ('type' in node && node.type === 'Identifier' && 'name' in node && node.name === name) return false
  return Object.values(node).every((child) => collect(child, name, uses))
}

function memberOf(node: object, name: string): (Range & { local: string }) | null {
  if (!('type' in node) || node.type !== 'MemberExpression') return null
  if (!('object' in node && 'property' in node && 'computed' in node && 'start' in node && 'end' in node)) return null
  const { object, property, computed, start, end } = node
  if (computed || !isIdentifier(object) || object.name !== name || !isIdentifier(property)) return null
  return { start: Number(start), end: Number(end), local: property.name }
}

const isIdentifier = (node: unknown): node is { name: string } =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'Identifier' && 'name' in node

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '')

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !OFFICE.test(file))
    .map((file) => join(folder, file))

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

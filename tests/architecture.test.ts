import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const LINE_UP = 'content/models/line-up'
// From the bottom up. A file imports from its own folder and from folders on lower lines.
const layers = [
  // Text of the document: it imports nothing.
  ['inline'],
  // What a brand is made of; then names, colours, marks and the distributor: the folder another brand replaces.
  ['brand-kit.ts'],
  ['brand'],
  // The models' names, addresses, sizes and prices: routes and rules are made of them.
  [LINE_UP],
  ['domain'],
  ['routes.ts'],
  ['content'],
  ['drawing'],
  // What the content policy lets scripts and markup through by.
  ['trusted.ts'],
  ['three'],
  ['analytics'],
  ['services'],
  ['offline'],
  ['stores'],
  ['components'],
  ['layout', 'popups', 'pages'],
  ['app'],
  ['entry-client.tsx', 'entry-server.tsx'],
]
// Not part of the tower: what runs only on the server, and what it may use. Styles import nothing.
const serverSide: Record<string, string[]> = {
  'project-file.ts': [],
  printing: ['project-file.ts', 'brand', 'domain', 'content', 'drawing'],
  backend: ['project-file.ts', 'brand', 'domain', 'routes.ts', 'content', 'printing'],
  // Its server and its client are kept apart below.
  office: ['project-file.ts', 'brand', 'domain', 'routes.ts', 'content', 'backend'],
  server: [
    'project-file.ts',
    'inline',
    'brand',
    'domain',
    'routes.ts',
    'content',
    'services',
    'printing',
    'backend',
    'office',
    'entry-server.tsx',
  ],
  styles: [],
}
const screens = ['layout', 'popups', 'pages']

type Import = { from: string; to: string }
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(`src/${from}`, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(#src\/|\.)([^']*)'/g)].map(
    ([, start, rest = '']) => ({ from, to: start === '.' ? `.${rest}` : rest }),
  ),
)
// CSS modules stand beside their component: the only relative imports.
const isOwnStyle = ({ to }: Import) => to.startsWith('.') && to.endsWith('.css')

const isLineUp = (file: string) =>
  /^content\/models\/(?:line-up|define-model|built-paints|[^/]+\/model)\.ts$/.test(file)
const top = (file: string) => (isLineUp(file) ? LINE_UP : (file.split('/')[0] ?? ''))
const height = (file: string) => layers.findIndex((names) => names.includes(top(file)))
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/')

function breaksLayers({ from, to }: Import): boolean {
  const allowed = serverSide[top(from)]
  if (top(from) === top(to) || top(to) === 'styles') return false
  return allowed ? !allowed.includes(top(to)) : height(to) === -1 || height(to) >= height(from)
}

/** One popup, page or part of the layout imports another; what several of a kind use is in `shared`. */
function joinsScreens({ from, to }: Import): boolean {
  const isDeep = (file: string) => folderOf(file).includes('/')
  return (
    screens.includes(top(from)) &&
    top(from) === top(to) &&
    isDeep(from) &&
    isDeep(to) &&
    folderOf(from) !== folderOf(to) &&
    folderOf(to).split('/')[1] !== 'shared'
  )
}

const show = ({ from, to }: Import) => `${from} -> ${to}`

test('every folder of src has a place', () => {
  const known = (name: string) => height(name) !== -1 || Object.hasOwn(serverSide, name)
  expect([...new Set(files.map(top))].filter((name) => !known(name))).toEqual([])
})

test('imports are written from #src, so a file can move without edits elsewhere', () => {
  expect(imports.filter((item) => item.to.startsWith('.') && !isOwnStyle(item)).map(show)).toEqual([])
})

test('imports point down the layers', () => {
  expect(imports.filter((item) => !item.to.startsWith('.') && breaksLayers(item)).map(show)).toEqual([])
})

test('one screen does not import another', () => {
  expect(imports.filter(joinsScreens).map(show)).toEqual([])
})

test('rooms of the server do not import one another in a circle', () => {
  const room = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]
  const below = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [user, used] = [room(from), room(to)]
    if (user && used && user !== used) below.set(user, (below.get(user) ?? new Set()).add(used))
  }
  // Rooms that use no room left on the list are taken off it, one after another; a circle cannot be.
  const left = new Map(below)
  for (let done = false; !done;) {
    const free = [...left].filter(([, used]) => ![...used].some((name) => left.has(name)))
    for (const [name] of free) left.delete(name)
    done = free.length === 0
  }
  expect([...left.keys()]).toEqual([])
})

/** The build moves `.then(…)` of an import into the loading of its files: a second argument does not hear their failure. */
test('a failed import is caught after its then, not in it', () => {
  const isNode = (value: unknown): value is { type?: unknown } => typeof value === 'object' && value !== null
  const hasTwoWays = (node: unknown): boolean => {
    if (!isNode(node)) return false
    if ('callee' in node && isNode(node.callee) && 'object' in node.callee && isNode(node.callee.object))
      if (node.callee.object.type === 'ImportExpression' && 'arguments' in node)
        if (Array.isArray(node.arguments) && node.arguments.length > 1) return true
    return Object.values(node).some(hasTwoWays)
  }
  const found = files.filter((file) => {
    const text = readFileSync(`src/${file}`, 'utf8')
    return /\bimport\([^)]*\)\s*\.then/.test(text) && hasTwoWays(parseAst(text, { lang: 'tsx' }))
  })
  expect(found).toEqual([])
})

test('a cast that silences the compiler says why', () => {
  const sources = ['src', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const silent = sources.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      /\bas (?:never|any|unknown as)\b/.test(line.replace(/\/\/.*/, '')) && !/\/\/ Cast: /.test(lines[index - 1] ?? '')
        ? [`${file}:${index + 1}`]
        : [],
    )
  })
  expect(silent).toEqual([])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LIST_CUTS, SLOT_NAMES } from '#src/content/pictures/slots.ts'

const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].toSorted()
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts
const read = (file: string): string => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Architecture and decisions name a file from `src/` on. */
const ROOTS = ['', 'src/']
const isThere = (path: string): boolean => ROOTS.some((root) => existsSync(root + path))

test.each(DOCS)('every file that %s names exists', (doc) => {
  const named = found(
    read(doc),
    /`((?:src|tests|scripts|deploy|docs|e2e|bench|app|backend|content|components|domain|office|pages|printing|server|stores|three)\/[\w./@-]+)`/g,
  )
  // What a build makes, and a call of the CRM's API.
  const isOwn = (path: string) => !/^server\/manifest\.json$/.test(path)
  expect(named.filter((path) => isOwn(path) && !isThere(path))).toEqual([])
})

test.each(DOCS)('every npm command that %s names exists', (doc) => {
  expect(found(read(doc), /npm run ([\w:]+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test.each(DOCS)('every command of the installed `site` that %s names exists', (doc) => {
  const commands = found(read('deploy/site'), /^([a-z]+)\)/gm)
  expect(found(read(doc), /(?:^|`)site ([a-z]+)/gm).filter((name) => !commands.includes(name))).toEqual([])
})

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

test.each(DOCS)('every link of %s leads to a file and a heading that exist', (doc) => {
  const wrong = found(read(doc), /\]\(([^)\s]+)\)/g).filter((address) => {
    if (/^https?:/.test(address)) return false
    const [path = '', anchor] = address.split('#', 2)
    const file = path ? join(dirname(doc), path) : doc
    if (!existsSync(file)) return true
    return (
      anchor !== undefined &&
      !found(read(file), /^#+ (.+)$/gm)
        .map(anchorOf)
        .includes(anchor)
    )
  })
  expect(wrong).toEqual([])
})

test('every heading that a file of deploy/ or a comment names in quotes exists', () => {
  const files = [
    ...globSync('deploy/**/*', { withFileTypes: true }),
    ...globSync('src/**/*.ts', { withFileTypes: true }),
  ]
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const wrong = [...files, 'compose.yaml', 'Dockerfile'].flatMap((file) =>
    [...read(file).matchAll(/\b(docs\/[\w/-]+\.md|README\.md|CONTRIBUTING\.md), «([^»]+)»/g)]
      .filter(([, doc = '', heading = '']) => !existsSync(doc) || !found(read(doc), /^#+ (.+)$/gm).includes(heading))
      .map(([text]) => `${file}: ${text}`),
  )
  expect(wrong).toEqual([])
})

test('the number of queries that docs/search.md says of each list is that of its file', () => {
  const rows = [...read('docs/search.md').matchAll(/^\| `(tests\/backend\/[\w-]+\.tsv)`[^|]*\| (\d+) \|/gm)]
  expect(rows.length).toBeGreaterThan(0)
  for (const [, file = '', said] of rows)
    expect({ file, queries: Number(said) }).toEqual({ file, queries: read(file).trim().split('\n').length - 1 })
})

test('the editor guide has a row for each place of a photograph of a model', () => {
  // The showroom's pictures are rendered with the code.
  const places = [...SLOT_NAMES, ...Object.keys(LIST_CUTS)].filter((place) => place !== 'showroom')
  const rows = read('docs/editor-guide.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1])
    .join(' ')
  expect(places.filter((place) => !new RegExp(`\`'?${place}['\`:]`).test(rows))).toEqual([])
})

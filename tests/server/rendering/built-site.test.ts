import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '#src/backend/start-error.ts'
import { loadBuiltSite } from '#src/server/rendering/built-site.ts'
import { operatorMessage } from '#src/server/process/operator-message.ts'

/** A build that is not whole is told in one sentence, whatever of it is missing. */

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-built-'))
  for (const folder of ['dist/server', 'dist/client']) mkdirSync(join(root, folder), { recursive: true })
  const files = {
    'index.html': readFileSync('index.html', 'utf8'),
    'icons.svg': '<svg/>',
    'integrity.json': '{}',
    'manifest.json': JSON.stringify({ 'index.html': { file: 'assets/i.js', isEntry: true } }),
    'entry-server.js': 'import "./assets/gone.js"',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'dist/server', name), text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const failure = (): Promise<unknown> =>
  loadBuiltSite(root).then(
    () => null,
    (error: unknown) => error,
  )

test.each(['index.html', 'icons.svg', 'integrity.json', 'manifest.json', 'entry-server.js'])(
  'without %s',
  async (name) => {
    const file = join(root, 'dist/server', name)
    rmSync(file)
    const error = await failure()
    expect(error).toBeInstanceOf(StartError)
    expect(operatorMessage(error)).toBe(
      `${file} is missing: run "npm run build" first, or "npm start", which does both.`,
    )
  },
)

test.each(['integrity.json', 'manifest.json'])('with half of %s', async (name) => {
  const file = join(root, 'dist/server', name)
  writeFileSync(file, '{"a": ')
  expect(operatorMessage(await failure())).toBe(`${file} is cut short: run "npm run build" again.`)
})

test('with the index.html of another build', async () => {
  const file = join(root, 'dist/server/index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<script src="/assets/old.js"></script></head>'))
  expect(operatorMessage(await failure())).toBe(
    'The files in dist are of different builds (/assets/old.js is unknown): run "npm run build" again.',
  )
})

test('with the index.html of another version', async () => {
  const file = join(root, 'dist/server/index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<!--ssr-icons-->', ''))
  expect(operatorMessage(await failure())).toMatch(
    /^index\.html is not of this version: it must hold the marks [^\n]*\. Run "npm run build" again, or mend it\.$/,
  )
})

test('with a manifest that names no entry', async () => {
  writeFileSync(join(root, 'dist/server/manifest.json'), '{}')
  expect(operatorMessage(await failure())).toBe('The manifest in dist names no entry: run "npm run build" again.')
})

test('with the entry of another version', async () => {
  const file = join(root, 'dist/server/entry-server.js')
  writeFileSync(file, 'export const draw = 1')
  expect(operatorMessage(await failure())).toBe(
    `${file} is cut short or not of this version: run "npm run build" again.`,
  )
})

test('a folder of other builds that is not there', async () => {
  writeFileSync(join(root, 'dist/server/entry-server.js'), 'export const render = () => {}')
  const error = await loadBuiltSite(root, { assetsDir: '/nowhere' }).catch((cause: unknown) => cause)
  expect(operatorMessage(error)).toBe(
    'ASSETS_DIR="/nowhere" is no folder. "npm run release" makes it; or leave it unset.',
  )
})

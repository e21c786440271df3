import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND, BRAND_IN_RUSSIAN, BRAND_SLUG } from '#src/brand/brand.ts'

/** What is made or installed. */
const MADE = ['node_modules', '.git', 'dist', 'var', 'shots', 'coverage', 'public', 'test-results', 'playwright-report']
/** The same, where another brand's folder stands, and the fixtures of tests. */
const LEFT_OUT = [...MADE, 'src/brand', 'tests', 'e2e']
const READ =
  /\.(?:tsx?|mjs|css|svg|html|json|md|ya?ml|conf|service|timer|example|txt|sh)$|(?:^|\/)[A-Z]\w*$|^deploy\/site$/

const filesOf = (folder: string): string[] =>
  readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.includes(path)) return []
    return entry.isDirectory() ? filesOf(path) : READ.test(path) ? [path] : []
  })

test('no file outside src/brand names the brand: texts and code take its name, slug and hosts from there', () => {
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[BRAND, BRAND_SLUG, BRAND_IN_RUSSIAN.nominative].join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )
  const lines = filesOf('').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (name.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(lines).toEqual([])
})

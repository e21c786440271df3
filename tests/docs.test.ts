import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCS = ['README.md', 'CONTRIBUTING.md', 'docs/security.md', 'docs/operations.md', 'docs/editor-guide.md']
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts

test.each(DOCS)('every file that %s names exists', (doc) => {
  const text = readFileSync(doc, 'utf8')
  const named = [...text.matchAll(/`((?:src|tests|scripts|deploy|docs|e2e)\/[\w./@-]+)`/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test.each(DOCS)('every npm command that %s names exists', (doc) => {
  const named = [...readFileSync(doc, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test.each(DOCS)('every command of the installed `site` that %s names exists', (doc) => {
  const commands = [...readFileSync('deploy/site', 'utf8').matchAll(/^([a-z]+)\)/gm)].map(([, name = '']) => name)
  const named = [...readFileSync(doc, 'utf8').matchAll(/(?:^|`)site ([a-z]+)/gm)].map(([, name = '']) => name)
  expect(named.filter((name) => !commands.includes(name))).toEqual([])
})

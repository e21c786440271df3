import { expect, test } from 'vitest'
import { createIntegrity } from '#src/server/rendering/integrity.ts'

const withIntegrity = createIntegrity({ '/assets/a.js': 'sha384-A', '/assets/a.css': 'sha384-B' })

test('names the hash of scripts, modules and styles, and of nothing else', () => {
  expect(
    withIntegrity(
      '<script type="module" crossorigin src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css">' +
        '<link rel="preload" href="/assets/a.woff2" as="font"><a href="/assets/a.js">x</a>',
    ),
  ).toBe(
    '<script type="module" crossorigin src="/assets/a.js" integrity="sha384-A"></script>' +
      '<link rel="stylesheet" href="/assets/a.css" integrity="sha384-B">' +
      '<link rel="preload" href="/assets/a.woff2" as="font"><a href="/assets/a.js">x</a>',
  )
})

test('a file the build did not make is not linked', () => {
  expect(() => withIntegrity('<script src="/assets/b.js"></script>')).toThrow('/assets/b.js')
})

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { idIn, namedElement } from '#src/components/anchor.ts'

beforeEach(() => {
  document.body.innerHTML = '<section id="first-to-know"></section><p id="цена"></p>'
})

test('a hash names an element by its id, encoded or not', () => {
  expect(namedElement('#first-to-know')?.tagName).toBe('SECTION')
  expect(namedElement(`#${encodeURIComponent('цена')}`)?.tagName).toBe('P')
})

test.each([
  '',
  '#',
  '#slide=1&model=gv70',
  '#screen=visit',
  '#no-such-place',
  '#%',
  '#%E0%A4%A',
  '#constructor',
  '#__proto__',
])('«%s» names none, and does not throw', (hash) => {
  expect(namedElement(hash)).toBeNull()
})

test('what carries a state is no name, whatever it is', () => {
  expect(idIn('#view=side')).toBeNull()
  expect(idIn('#visit')).toBe('visit')
})

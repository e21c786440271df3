// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keepingCaret } from '#src/office/client/content/keeping-caret.ts'

afterEach(() => document.body.replaceChildren())

test.each(['textarea', 'input'])('in a %s whose text is replaced the caret stays where it was', (tag) => {
  document.body.innerHTML = `<${tag}></${tag}>`
  const field = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(tag)!
  field.value = 'Говорит "да" тихо'
  field.focus()
  field.setSelectionRange(9, 11, 'backward')
  keepingCaret(() => (field.value = 'Говорит «да» тихо'))
  expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([9, 11, 'backward'])
})

test('elsewhere, and in a field without a caret, the texts are replaced all the same', () => {
  document.body.innerHTML = '<input type="number"><textarea></textarea>'
  const [number, other] = [document.querySelector('input')!, document.querySelector('textarea')!]
  const replace = () => keepingCaret(() => (other.value += '!'))
  replace()
  number.focus()
  replace()
  expect(other.value).toBe('!!')
})

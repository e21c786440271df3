import { expect, test } from 'vitest'
import { refusalText } from '#src/office/client/content/refusal-text.ts'
import { afterLabel } from '#src/office/client/parts/labelled.ts'

test.each([
  ['Телефон', 'Телефон — с +7 или 8', 'с +7 или 8'],
  ['Телефон сервиса', 'Телефон — с +7 или 8', 'с +7 или 8'],
  ['Широта', 'Широта — от −90 до 90', 'от −90 до 90'],
  ['Название', 'Укажите название', 'укажите название'],
  ['Город', 'Время — ЧЧ:ММ', 'время — ЧЧ:ММ'],
])('after «%s» a message does not name its field again', (label, text, said) => {
  expect(afterLabel(label, text)).toBe(said)
})

test('nor does the reason why a version is refused', () => {
  const refused = { fault: 'Проверьте поля формы', errors: { phone: 'Телефон — с +7 или 8' } }
  expect(refusalText('dealer', refused, 'Не опубликовано')).toBe('Не опубликовано. Телефон — с +7 или 8.')
})

import { expect, test } from 'vitest'
import { withPastedBlocks } from '#src/office/client/content/pasted-blocks.ts'

const split = (text: string) => withPastedBlocks({ name: 'Имя', body: [{ type: 'p', text }] }).body
const p = (text: string) => ({ type: 'p', text })

test('paragraphs pasted into one block become blocks, with bullets a list', () => {
  expect(split('Первый.\r\n\r\nВторой,\nс переносом.\n\nТретий.\n')).toEqual([
    p('Первый.'),
    p('Второй, с переносом.'),
    p('Третий.'),
  ])
  expect(split('Первый.\nВторой.')).toEqual([p('Первый.'), p('Второй.')])
  expect(split('Что нового:\n·\tфары\n·\u00a0\u00a0 салон\n\nИтог.\n— сказал он')).toEqual([
    p('Что нового:'),
    { type: 'list', items: ['фары', 'салон'] },
    p('Итог.'),
    p('— сказал он'),
  ])
})

test('what is one paragraph, and all other blocks, are not touched', () => {
  for (const text of ['Один.', 'Один.\n', '\n', '', '- один'])
    expect(withPastedBlocks({ body: [p(text)] }), text).toEqual({ body: [p(text)] })
  const bodies = [{ body: [{ type: 'quote', text: 'а\nб' }, { type: 'p' }, null] }, { body: 'а\nб' }, { name: 'а\nб' }]
  for (const body of bodies) expect(withPastedBlocks(body)).toBe(body)
})

test('a line that is too long for a list stays a paragraph', () => {
  const long = `• ${'а'.repeat(601)}`
  expect(split(`• раз\n${long}`)).toEqual([p('• раз'), p(long)])
})

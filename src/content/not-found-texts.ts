import { typograf } from '#src/domain/typography.ts'

export const notFound = {
  title: 'Страница не найдена',
  /** Text to read, not a literal of the specification: its prepositions are joined to the next word. */
  text: typograf('Возможно, адрес изменился или введён с ошибкой. Вот куда можно пойти дальше:'),
  nearest: 'Возможно, вы искали',
} as const

// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SiteButton } from '#src/components/site-button.tsx'
import { Unbroken } from '#src/components/unbroken.tsx'
import { typograf } from '#src/domain/typography.ts'

const shown = (text: string) => render(<Unbroken text={text} />).container
const held = (text: string) => [...shown(text).querySelectorAll('.nw')].map(({ textContent }) => textContent)

describe('an interface literal', () => {
  test.each([
    ['Записаться на тест-драйв', ['на тест-драйв']],
    ['Трейд-ин', ['Трейд-ин']],
    ['Найти дилера', []],
    ['Спросить о кредите и лизинге', ['о кредите', 'и лизинге']],
    ['Сайт в других странах', ['в других']],
    ['Модели', []],
  ])('«%s» is held together by markup', (text, pieces) => {
    expect(held(text)).toEqual(pieces)
  })

  test.each(['Записаться на тест-драйв', 'Сайт в других странах', 'Обмен по программе трейд-ин', 'Пресс-служба'])(
    '«%s» reads letter by letter as it is written',
    (text) => {
      expect(shown(text).textContent).toBe(text)
    },
  )

  test('content that the typographer has set is left as it is', () => {
    const set = typograf('Поговорим о кредите')
    expect(shown(set).innerHTML).toBe(set.replace('\u00a0', '&nbsp;'))
  })
})

test('a button’s label is one item of its row', () => {
  const { container } = render(<SiteButton arrow={false}>Записаться на тест-драйв</SiteButton>)
  const button = container.querySelector('button')
  expect(button?.childNodes).toHaveLength(1)
  expect(button?.textContent).toBe('Записаться на тест-драйв')
})

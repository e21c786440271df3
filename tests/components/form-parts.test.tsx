// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from '#src/components/checkbox.tsx'
import { DataTable, Mark } from '#src/components/data-table.tsx'
import { Field } from '#src/components/field.tsx'
import { Segmented } from '#src/components/segmented.tsx'

test('a field: label, hint and error belong to its control', () => {
  render(<Field label="Телефон" type="tel" hint="С кодом города" error="Введите номер полностью" />)
  const input = screen.getByLabelText('Телефон')
  expect(input).toHaveAttribute('type', 'tel')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Введите номер полностью С кодом города')
})

test('a field without an error is valid and has no description', () => {
  render(<Field label="Почта" optional />)
  const input = screen.getByLabelText('Почта (необязательно)')
  expect(input).toBeValid()
  expect(input).not.toHaveAttribute('aria-describedby')
})

test('a box that is required and not yet answered is not said to be wrong', () => {
  render(<Checkbox required>Согласие</Checkbox>)
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false')
})

test('a field may be a select or a textarea', () => {
  render(
    <>
      <Field as="select" label="Город" defaultValue="Казань">
        <option>Москва</option>
        <option>Казань</option>
      </Field>
      <Field as="textarea" label="Комментарий" id="own" />
    </>,
  )
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань')
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveAttribute('id', 'own')
  expect(document.querySelector('[as]')).toBeNull()
})

test('a checkbox is a real one, named by its text; its error is its description', () => {
  const onChange = vi.fn<() => void>()
  render(
    <Checkbox error="Нужно согласие" onChange={onChange}>
      Я согласен
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'Я согласен' })
  fireEvent.click(box)
  expect(onChange).toHaveBeenCalledOnce()
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Нужно согласие')
})

test('the text of a checkbox keeps its short words with what they belong to, and reads as it is written', () => {
  render(<Checkbox>У меня есть права и стаж не меньше года</Checkbox>)
  screen.getByRole('checkbox', { name: 'У меня есть права и стаж не меньше года' })
  expect([...document.querySelectorAll('.nw')].map(({ textContent }) => textContent)).toEqual([
    'У меня',
    'и стаж',
    'не меньше',
  ])
})

function Models({ onPick }: { onPick: (value: string) => void }) {
  const [value, setValue] = useState<'g70' | 'g80' | null>(null)
  return (
    <Segmented
      legend="Модель"
      value={value}
      onChange={(next) => {
        setValue(next)
        onPick(next)
      }}
      options={[
        { value: 'g70', label: 'G70' },
        { value: 'g80', label: 'G80', disabled: true },
      ]}
    />
  )
}

test('segments are radio buttons of one group', () => {
  const onPick = vi.fn<(value: string) => void>()
  render(<Models onPick={onPick} />)
  const group = screen.getByRole('group', { name: 'Модель' })
  const [first, second] = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(first?.checked).toBe(false)
  expect(first?.name).toBe(second?.name)
  expect(second).toBeDisabled()
  fireEvent.click(first!)
  expect(onPick).toHaveBeenCalledExactlyOnceWith('g70')
  expect(first).toBeChecked()
})

test('a table names its rows and columns; marks are told in words', () => {
  render(
    <DataTable
      caption="Оснащение"
      columns={['', 'Элеганс', 'Люкс']}
      rows={[{ id: 'roof', cells: ['Люк', <Mark key="a" yes={false} />, <Mark key="b" yes />] }]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Оснащение' })
  expect(within(table).getByRole('rowheader', { name: 'Люк' })).toBeVisible()
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['нет', 'есть'])
})

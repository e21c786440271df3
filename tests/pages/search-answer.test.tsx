// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NBSP } from '#src/domain/nbsp.ts'
import { Answer } from '#src/pages/search/answer.tsx'
import { show } from '../layout/render.tsx'

test('an answer comes as plain text, and its short words are bound to the next', () => {
  const answer = { url: '/warranty.html', title: 'Гарантия на кузов', text: 'Срок записан в книжке.' }
  show(<Answer answer={answer} />)
  expect(screen.getByRole('heading').textContent).toBe(`Гарантия на${NBSP}кузов`)
  expect(screen.getByText(/^Срок/).textContent).toBe(`Срок записан в${NBSP}книжке.`)
})

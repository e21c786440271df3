// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { Page } from '#src/pages/home/page.tsx'
import { hrefTo } from '#src/routes.ts'
import { everyDatum, renderPage } from './render.tsx'

vi.mock('#src/content/pictures/generated.ts', () => ({ generatedPictures: {} }))

const copy = await loadCopy('home')

test('without a picture of the cabin its section keeps its words, its link and the anchor that the search knows', () => {
  const { container } = renderPage(Page, { address: hrefTo('home'), copy, data: everyDatum() })
  const inside = copy.sections.find(({ id }) => id === 'cabin')
  if (!inside?.ctas?.[0]) throw new Error('no section about the cabin')
  const section = container.querySelector<HTMLElement>(`#${inside.id}`)
  if (!section) throw new Error('no section with this anchor')
  expect(section.querySelector('picture')).toBeNull()
  expect(within(section).getByRole('heading', { name: inside.heading })).toBeInTheDocument()
  expect(within(section).getByRole('link', { name: inside.ctas[0].label })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
})

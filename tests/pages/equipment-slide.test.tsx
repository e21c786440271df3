// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { Page } from '#src/pages/configurator/page.tsx'
import { everyDatum, renderPage } from './render.tsx'

const copy = await loadCopy('configurator')
const address = `/configurator?slide=${SLIDE.equipment}&model=g90`
const { complectations } = everyDatum()
const trim = complectations?.g90?.[0]
if (!trim) throw new Error('G90 has no trim')

const show = (data: Partial<ReturnType<typeof everyDatum>>) => {
  window.history.replaceState(null, '', address)
  renderPage(Page, { address, copy, data: { ...everyDatum(), features: {}, specifications: {}, ...data } })
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

describe('equipment and characteristics that did not come', () => {
  it('are not there, and nothing says so', () => {
    show({})
    expect(tabs()).toEqual([])
    expect(screen.queryByText(/Загружаем|Не получилось/)).toBeNull()
  })

  it('leave the other list alone', () => {
    show({ specifications: { [trim.specification_id]: { id: trim.specification_id, items: [] } } })
    expect(tabs()).toEqual(['Характеристики'])
  })
})

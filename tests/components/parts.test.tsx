// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { Figures } from '#src/components/figures.tsx'
import { ICON_NAMES } from '#src/components/icon.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { pricesSince } from '#src/content/models/prices.ts'
import { formatDate } from '#src/domain/format.ts'
import { CtaList, SiteButton } from '#src/components/site-button.tsx'
import { show } from '../layout/render.tsx'

test('every icon of the sprite has a name, and every name a drawing', () => {
  const sprite = readFileSync('src/components/icons.svg', 'utf8')
  const drawn = [...sprite.matchAll(/id="icon-([a-z-]+)"/g)].map(([, name]) => name)
  expect(drawn.toSorted()).toEqual(ICON_NAMES.toSorted())
})

test('an unconfirmed figure says so', () => {
  show(<Figures items={[{ label: 'Мощность', value: '249', unit: 'л. с.', unsure: true }]} />)
  expect(screen.getByRole('definition')).toHaveTextContent('249 л. с.*, уточняется')
})

test('a price, an announced price, and the legal wording with its date', () => {
  show(
    <>
      <PriceFrom model={{ price: '2 249 000', priceComingSoon: false }} />
      <PriceFrom model={{ price: '', priceComingSoon: true }} />
      <PriceNote />
    </>,
  )
  expect(screen.getByText('от 2 249 000 ₽')).toBeVisible()
  expect(screen.getByText('Цена будет объявлена позже')).toBeVisible()
  expect(screen.getByText(/^Максимальная рекомендованная розничная цена/)).toHaveTextContent(
    `на ${formatDate(pricesSince()).replaceAll('\u00a0', ' ')}`,
  )
})

test('the primary call to action comes first, what has no address is left out', () => {
  show(
    <CtaList
      ctas={[
        { label: 'Моменты', external: 'moments' },
        { label: 'Модели', to: 'dealers' },
        { label: 'Тест-драйв', to: 'test-drive', primary: true },
        { label: 'Новости', to: 'news' },
      ]}
      links={{}}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Тест-драйв', 'Модели', 'Новости'])
})

test('a quiet row of calls to action has none that is filled', () => {
  const ctas = [
    { label: 'Тест-драйв', to: 'test-drive' },
    { label: 'Дилеры', to: 'dealers' },
  ] as const
  const { unmount } = show(<CtaList ctas={ctas} />)
  const looks = () => screen.getAllByRole('link').map(({ className }) => className)
  const [filled, outlined] = looks()
  expect(filled).not.toBe(outlined)
  unmount()
  show(<CtaList ctas={ctas} quiet />)
  expect(looks()).toEqual([outlined, outlined])
})

test('a busy button does not answer', () => {
  const onClick = vi.fn<() => void>()
  show(
    <SiteButton busy onClick={onClick}>
      Отправляем…
    </SiteButton>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Отправляем…' }))
  expect(onClick).not.toHaveBeenCalled()
})

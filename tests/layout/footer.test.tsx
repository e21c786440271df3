// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BRAND, company, social } from '#src/brand/brand.ts'
import { news } from '#src/content/seed/news-articles.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { PageLayout } from '#src/layout/page-layout.tsx'
import { newsKey } from '#src/stores/news-key.ts'
import { options, show } from './render.tsx'

const page = <PageLayout>Страница</PageLayout>
const footer = () => within(screen.getByRole('contentinfo'))
const map = () => within(screen.getByRole('navigation', { name: 'Разделы сайта' }))

test('the support phone is dialled as the rule says', () => {
  show(page, { initial: { options: { ...options, support_phone: '8 (800) 100-00-00' } } })
  expect(footer().getByText(`СЛУЖБА КЛИЕНТСКОЙ ПОДДЕРЖКИ ${BRAND}`)).toBeVisible()
  expect(footer().getByRole('link', { name: 'Позвонить: 8 (800) 100-00-00' })).toHaveAttribute(
    'href',
    'tel:+78001000000',
  )
})

test('copyright of 2021, legal links, two rows, networks', () => {
  show(page, { initial: { options } })
  expect(footer().getByText(`© 2021 ${company.distributor.name}. Все права защищены.`)).toBeVisible()
  expect(footer().getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute(
    'href',
    '/legal/privacy.pdf',
  )
  expect(footer().getByRole('link', { name: 'Карта сайта' })).toHaveAttribute('href', '/sitemap.html')
  expect(footer().getByRole('link', { name: 'Работникам' })).toHaveAttribute('href', '/workers.html')
  expect(footer().getByRole('link', { name: new RegExp(social[0].title) })).toHaveAttribute('rel', 'noopener')
  expect(footer().getByRole('link', { name: 'Вверх' })).toHaveAttribute('href', '#top')
})

test('the privacy policy opens its popup; in another tab and without scripts it is the document', () => {
  const { store } = show(page, { initial: { options } })
  const link = footer().getByRole('link', { name: 'Политика конфиденциальности' })
  expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(store.getState().popup).toBeNull()
  fireEvent.click(link)
  expect(store.getState().popup).toMatchObject({ name: 'privacy', place: 'Подвал' })
})

test('a form opened from the site map was opened in the footer, not in the menu', () => {
  const menu: MenuEntry[] = [
    {
      id: 2,
      name: 'Покупателям',
      leftMenu: true,
      type: 'group',
      itemsGroup: [
        {
          id: 21,
          name: 'Выбор',
          items: [{ id: 212, name: 'Тест-драйв', action: 'testDrivePopupOpen', place: 'Меню' }],
        },
      ],
    },
  ]
  const { store } = show(page, { initial: { options: { ...options, menu } } })
  fireEvent.click(map().getByRole('link', { name: /Тест.драйв/ }))
  expect(store.getState().popup).toMatchObject({ name: 'test-drive', place: 'Подвал' })
})

test('a document that opens beside the site says so', () => {
  show(page, { initial: { options } })
  const link = footer().getByRole('link', { name: 'Политика обработки персональных данных откроется в новой вкладке' })
  expect(link).toHaveAttribute('href', '/legal/personal-data.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('the ten latest news', () => {
  const items = news.slice(0, 10)
  const pagination = { page: 1, pageSize: 10, total: 20, pageCount: 2 }
  show(page, { initial: { options, newsLists: { [newsKey(1, 10)]: { pagination, items } } } })
  const list = within(footer().getByRole('region', { name: 'Новости' }))
  expect(list.getAllByRole('listitem')).toHaveLength(10)
})

describe('site map', () => {
  test('leaves out entries 5 and 6', () => {
    show(page, { initial: { options } })
    expect(
      map()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Модели', 'Покупателям', 'Владельцам', 'О марке'])
  })

  test('one section is open at a time', () => {
    show(page, { initial: { options }, width: 768 })
    const button = (name: string) => map().getByRole('button', { name })
    fireEvent.click(button('Модели'))
    expect(button('Модели')).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(button('Владельцам'))
    expect(button('Модели')).toHaveAttribute('aria-expanded', 'false')
    expect(button('Владельцам')).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(button('Владельцам'))
    expect(button('Владельцам')).toHaveAttribute('aria-expanded', 'false')
  })

  test('so are the news and the quick links: whichever is opened closes the others', async () => {
    const items = news.slice(0, 2)
    const pagination = { page: 1, pageSize: 10, total: 2, pageCount: 1 }
    show(page, { initial: { options, newsLists: { [newsKey(1, 10)]: { pagination, items } } }, width: 390 })
    const models = map().getByRole('button', { name: 'Модели' })
    const fold = (summary: string) =>
      footer()
        .getAllByRole('group')
        .find((group) => group.querySelector('summary')?.textContent === summary)
    const open = (summary: string) => fireEvent.click(fold(summary)?.querySelector('summary') ?? document.body)
    fireEvent.click(models)
    open('Новости')
    await waitFor(() => expect(models).toHaveAttribute('aria-expanded', 'false'))
    expect(fold('Новости')).toHaveAttribute('open')
    open('Быстрые ссылки')
    await waitFor(() => expect(fold('Новости')).not.toHaveAttribute('open'))
    fireEvent.click(models)
    await waitFor(() => expect(fold('Быстрые ссылки')).not.toHaveAttribute('open'))
    expect(models).toHaveAttribute('aria-expanded', 'true')
  })
})

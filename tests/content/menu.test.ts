import { describe, expect, test } from 'vitest'
import { createFooterRows, type ExternalLinks } from '#src/content/menu-links.ts'
import { createMenu } from '#src/content/menu.ts'
import { fastLinks } from '#src/content/fast-links.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { confCodeOf, pagesOf } from '#src/domain/model.ts'
import { EXTERNAL_LINK_IDS } from '#src/domain/options.ts'
import { menuEntryShape } from '#src/domain/shapes/menu.ts'
import { withoutHeaderOnly, type MenuEntry } from '#src/domain/menu.ts'
import { matchRoute, resolveHref } from '#src/routes.ts'

const everyLink: ExternalLinks = Object.fromEntries(EXTERNAL_LINK_IDS.map((id) => [id, `https://${id}.example/`]))
const itemsOf = (menu: MenuEntry[]) => menu.flatMap(({ itemsGroup = [] }) => itemsGroup.flatMap(({ items }) => items))
const find = (menu: MenuEntry[], name: string) => itemsOf(menu).find((item) => item.name === name)

describe('menu', () => {
  test('has the eight entries of the plan, in the shape of the API', () => {
    const menu = createMenu(everyLink)
    expect(menu.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const entry of menu) expect(menuEntryShape.parse(entry)).toEqual(entry)
    expect(withoutHeaderOnly(menu).map(({ id }) => id)).toEqual([1, 2, 3, 4, 7, 8])
  })

  test('«Онлайн-покупка» and «Личный кабинет» are entries 5 and 6, and stand in no list', () => {
    const menu = createMenu(everyLink)
    expect(menu.filter(({ id }) => id === 5 || id === 6).map(({ name }) => name)).toEqual([
      'Онлайн-покупка',
      'Личный кабинет',
    ])
    for (const name of ['Онлайн-покупка', 'Личный кабинет']) {
      expect(find(menu, name)).toBeUndefined()
      expect(
        createFooterRows(everyLink)
          .flat()
          .map((link) => link.name),
      ).not.toContain(name)
    }
  })

  test('external entries open in a new tab', () => {
    expect(find(createMenu(everyLink), 'Лаунж')).toMatchObject({ href: 'https://lounge.example/', target: '_blank' })
  })

  test('without addresses mobility and lounge are internal, other external entries are left out', () => {
    const menu = createMenu({})
    expect(menu.map(({ id }) => id)).toEqual([1, 2, 3, 4, 7])
    for (const [name, route] of [
      ['Лаунж', 'lounge'],
      ['Мобильность', 'mobility'],
    ] as const) {
      expect(find(menu, name)).toMatchObject({ href: { name: route }, local: true })
      expect(find(menu, name)).not.toHaveProperty('target')
    }
    expect(find(menu, 'Аксессуары')).toBeUndefined()
    expect(createFooterRows({})[1]).toHaveLength(3)
  })

  test('ids are unique and every entry leads somewhere', () => {
    const menu = createMenu(everyLink)
    const items = [...itemsOf(menu), ...fastLinks, ...createFooterRows(everyLink).flat()]
    for (const item of items) expect(resolveHref(item.href) ?? ('action' in item && item.action)).toBeTruthy()
    const ids = itemsOf(menu).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('model navigation', () => {
  test.each(Object.entries(modelNav))(
    '%s: begins with the overview, all pages exist',
    (code, { model, nav, addition }) => {
      expect(model.code).toBe(code)
      expect(nav[0]).toEqual({ title: 'Обзор', href: model.href })
      const hrefs = [...nav, ...addition.list].flatMap(({ href }) => href ?? [])
      // Documents are files of the build.
      const pages = hrefs.filter((href) => !href.endsWith('.pdf'))
      for (const href of pages) expect(matchRoute(href.split('#')[0]!)).not.toBeNull()
    },
  )

  test.each(Object.entries(modelNav))('%s: prices on a page, in the configurator, or «Узнать первым»', (_, model) => {
    const { code } = model.model
    const places = {
      waiting: model.addition.list.some(({ title }) => title === 'Узнать первым'),
      page: model.nav.some(({ title, href }) => title === 'Цены' && matchRoute(href)),
      configurator: model.nav.some(
        ({ title, href }) => title === 'Цены' && href === `/configurator#slide=1&model=${confCodeOf[code]}`,
      ),
    }
    const hasPage = pagesOf(code).some(({ page }) => page === 'price')
    const { priceComingSoon } = modelByCode(code)
    expect(places).toEqual({
      waiting: priceComingSoon,
      page: hasPage,
      configurator: !priceComingSoon && !hasPage,
    })
  })
})

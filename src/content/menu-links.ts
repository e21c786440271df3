import { BRAND_SLUG } from '#src/brand/brand.ts'
import { liveContent } from '#src/content/live-content.ts'
import type { FooterLink } from '#src/domain/menu.ts'
import type { ExternalLinkId } from '#src/domain/options.ts'
import type { StaticRouteName } from '#src/routes.ts'

/** The footer's links, which every page loads, and what they share with the menu (menu.ts), which comes with the data. */

export type ExternalLinks = Partial<Record<ExternalLinkId, string>>

/** A menu address with a checked route name: an unknown one does not compile. */
export const to = (name: StaticRouteName): { href: { name: StaticRouteName } } => ({ href: { name } })

/** Links that the office has added to the footer. */
export function ownFooterLinks(links: ExternalLinks): FooterLink[] {
  const outside = outsideOf(links)
  return (liveContent().footer?.links ?? []).flatMap(({ name, href, external }, index): FooterLink[] =>
    external === 'none' ? [{ id: 100 + index, name, href, local: true }] : outside({ id: 100 + index, name }, external),
  )
}

export function createFooterRows(links: ExternalLinks): [FooterLink[], FooterLink[]] {
  const outside = outsideOf(links)
  return [
    [
      { id: 1, name: 'Модели', ...to(`${BRAND_SLUG}-models`) },
      { id: 2, name: 'Конфигуратор', ...to('configurator') },
      { id: 3, name: 'Тест-драйв', ...to('test-drive') },
      { id: 4, name: 'Дилеры', ...to('dealers') },
      { id: 5, name: 'Контакты', ...to('contacts') },
      { id: 6, name: 'Новости', ...to('news') },
    ],
    [
      { id: 7, name: 'О компании', ...to('about') },
      { id: 8, name: 'Работникам', ...to('workers') },
      { id: 9, name: 'Подрядчикам', ...to('contractors') },
      ...outside({ id: 10, name: 'Пресс-служба' }, 'press'),
      ...outside({ id: 11, name: 'Медиацентр' }, 'media_center'),
      ...outside({ id: 12, name: 'Сайт в других странах' }, 'worldwide'),
    ],
  ]
}

/**
 * Makes an entry that links to an external site. With no address configured it becomes the internal page, if there is
 * one, or no entry at all: hence a list of one or none.
 */
export const outsideOf =
  (links: ExternalLinks) =>
  <Entry extends { id: number; name: string }>(entry: Entry, link: ExternalLinkId, page?: StaticRouteName) => {
    const href = links[link]
    if (href) return [{ ...entry, href, target: '_blank' as const }]
    return page ? [{ ...entry, href: { name: page }, local: true }] : []
  }

import type { UiSchema } from '@rjsf/utils'
import { LINKED_SITES } from '#src/domain/content/site-links.ts'
import {
  ABREAST,
  added,
  HIDDEN,
  named,
  PATH_HELP,
  withHelp,
  withIntro,
} from '#src/office/client/content/form-fields.ts'

/** Forms of the menu and of the footer. */

const SITE_NAMES: Readonly<Record<(typeof LINKED_SITES)[number], string>> = {
  mobility: 'Мобильность',
  lounge: 'Лаунж',
  accessories: 'Аксессуары',
  moments: 'Моменты',
  press: 'Пресс-служба',
  media_center: 'Медиацентр',
  worldwide: 'Сайт в других странах',
}

const TARGET: UiSchema = {
  href: named('Куда ведёт', withHelp(PATH_HELP)),
  external: named('Или внешний сайт', {
    'ui:enumNames': ['Нет', ...LINKED_SITES.map((id) => SITE_NAMES[id])],
    ...withHelp('Его адрес задан в настройках сайта; без адреса ссылки не будет'),
  }),
}

/** The targets of the site's own entries are fixed. */
const ENTRY_OF_SITE: UiSchema = {
  ...ABREAST,
  'ui:title': '',
  id: HIDDEN,
  name: named('Название'),
  shown: named('Показан'),
  href: HIDDEN,
  external: HIDDEN,
}
const OWN_ENTRY: UiSchema = {
  ...ABREAST,
  'ui:title': '',
  id: HIDDEN,
  name: named('Название'),
  shown: named('Показан'),
  ...TARGET,
}
const nameOf = (group: unknown): string =>
  typeof group === 'object' && group !== null && 'name' in group ? String(group.name) : ''
const hasId = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'id' in entry && entry.id !== undefined

export const menu: UiSchema = {
  groups: named('Меню', {
    ...withIntro('Модели и цены стоят в меню сами: их здесь нет'),
    'ui:options': { addable: false, removable: false, orderable: false },
    items: (group: unknown) => ({
      'ui:title': nameOf(group),
      id: HIDDEN,
      name: HIDDEN,
      entries: named('Пункты', {
        ...added('Добавить пункт'),
        ...withIntro('Чтобы скрыть пункт, снимите отметку «Показан». Пункт сайта, убранный минусом, вернётся в конец'),
        items: (entry: unknown) => (hasId(entry) ? ENTRY_OF_SITE : OWN_ENTRY),
      }),
    }),
  }),
}

export const footer: UiSchema = {
  disclaimer: named('Юридическая оговорка', { 'ui:widget': 'textarea', 'ui:options': { rows: 8 } }),
  links: named('Свои ссылки', {
    ...added('Добавить ссылку'),
    ...withIntro('Стоят отдельной строкой под ссылками сайта'),
    items: named('', { ...ABREAST, name: named('Название'), ...TARGET }),
  }),
}

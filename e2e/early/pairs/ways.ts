import { BRAND } from '#src/brand/brand.ts'
import { HOME } from '../../content.ts'
import type { Control, Pair } from '../pair.ts'
import { anyOf, byKeys, byMouse, dialogOr, field, keys, mouse, named, touch, typed } from './words.ts'

/** Navigation of the site: header, menus, burger, search, popups, footer, links, pictures. */

const burgerButton = named('button', 'Открыть меню')
const burgerOn = (page: string): Pair => ({
  kind: 'burger',
  page,
  what: 'burger',
  do: touch(burgerButton),
  shown: [{ text: 'Владельцам', within: '#burger' }],
  sent: null,
})
const burgerSearch = field('textbox', 'q', undefined, '#burger')

const MENU = 'nav[aria-label="Основное меню"]'
const models = named('link', 'Модели', MENU)
const buyers = named('button', 'Покупателям', MENU)
const modelsMenu: Pair = {
  kind: 'menu',
  page: '/warranty.html',
  what: 'Модели',
  wide: true,
  do: mouse(models),
  shown: [anyOf({ text: 'G90', within: '#drop-1' }, { path: '/models.html' })],
  sent: null,
}
const buyersMenu = (page: string): Pair => ({
  kind: 'menu',
  page,
  what: 'Покупателям',
  wide: true,
  do: mouse(buyers),
  shown: [{ text: 'Дилеры', within: '#drop-2' }],
  sent: { address: {}, path: '/dealers.html', press: named('link', 'Дилеры', '#drop-2') },
})

const searchIcon: Control = { role: 'button', name: 'Открыть поиск' }
const headerField = field('textbox', 'q', undefined, 'header')
const found = { address: { q: 'гарантия' }, path: '/search.html' }
const headerSearch = (page: string): Pair => ({
  kind: 'search',
  page,
  what: 'header',
  wide: true,
  do: [{ mouse: searchIcon }, { type: 'гарантия', into: headerField }, { keys: ['Enter'] }],
  shown: [{ path: '/search.html' }],
  sent: found,
})

const opener = (page: string, name: string, path: string): Pair => ({
  kind: 'opener',
  page,
  what: name,
  do: touch(named('link', name, 'main')),
  shown: [dialogOr(path)],
  sent: null,
})
const TEST_DRIVE = '/test-drive.html'
const testDriveOn = (page: string) => opener(page, 'Записаться на тест-драйв', TEST_DRIVE)

const link = (page: string, name: string, path: string, within = 'main'): Pair => ({
  kind: 'link',
  page,
  what: name,
  do: touch(named('link', name, within)),
  shown: [{ path }],
  sent: { address: {}, path },
})

const paint = (
  page: string,
  code: string,
  { picture, name = 'paint' }: { picture?: string; name?: string } = {},
): Pair => ({
  kind: 'swatch',
  page,
  what: `paint ${code}`,
  do: touch(field('radio', name, code)),
  shown: [{ checked: field('radio', name, code) }, ...(picture === undefined ? [] : [{ picture }])],
  sent: null,
})

const hero = (name: string, path: string): Pair => ({
  kind: 'tab',
  page: HOME,
  what: name,
  do: touch(named('tab', name)),
  shown: [anyOf({ text: `Узнать больше о ${name}`, within: '#hero-panel' }, { path })],
  sent: null,
})

export const ways: readonly Pair[] = [
  burgerOn('/warranty.html'),
  burgerOn(HOME),
  burgerOn('/configurator'),
  burgerOn('/gv70.html'),
  {
    ...burgerOn('/models.html'),
    what: 'burger and a section',
    do: [{ touch: burgerButton }, { touch: named('button', 'Модели', '#burger') }],
    shown: [{ text: 'G90', within: '#burger' }],
    sent: { address: {}, path: '/g90.html', press: named('link', 'G90', '#burger') },
  },
  byKeys({ ...burgerOn('/brand.html'), shown: [{ visible: '#burger nav' }] }, 'Enter'),
  {
    kind: 'search',
    page: '/finance.html',
    what: 'burger',
    do: [{ touch: burgerButton }, ...typed(burgerSearch, 'гарантия'), { keys: ['Enter'] }],
    shown: [{ path: '/search.html' }],
    sent: found,
  },

  modelsMenu,
  { ...modelsMenu, page: HOME, what: 'Модели, keys', do: keys(models, 'Enter') },
  { ...modelsMenu, page: '/configurator', what: 'Модели, Space', do: keys(models, 'Space') },
  buyersMenu('/gv70.html'),
  { ...buyersMenu('/lounge.html'), what: 'Покупателям, keys', do: keys(buyers, 'Enter') },

  headerSearch(HOME),
  headerSearch('/g90-price.html'),
  {
    kind: 'search',
    page: '/404.html',
    what: 'own field',
    do: [...typed(field('textbox', 'q', undefined, 'main'), 'гарантия'), { keys: ['Enter'] }],
    shown: [{ path: '/search.html' }],
    sent: found,
  },
  {
    kind: 'search',
    page: '/search.html?q=g70',
    what: 'own field, another word',
    do: [
      { focus: field('textbox', 'q', undefined, 'main') },
      { keys: ['Control+A'] },
      { type: 'гарантия', into: field('textbox', 'q', undefined, 'main') },
      { keys: ['Enter'] },
    ],
    shown: [{ path: '/search.html' }],
    sent: found,
  },

  testDriveOn(HOME),
  testDriveOn('/gv70.html'),
  testDriveOn('/new-g80.html'),
  byMouse(testDriveOn('/g90-price.html')),
  byKeys(testDriveOn('/new-g70.html'), 'Enter'),
  opener('/lounge.html', 'Забронировать визит', '/lounge.html'),
  opener('/certified.html', 'Обменять свой автомобиль', '/contacts.html'),
  opener('/dealers.html', 'На тест-драйв: Премиум Авто Север', TEST_DRIVE),
  opener('/personal-data.html', 'Кратко о конфиденциальности', '/personal-data.html'),
  {
    kind: 'opener',
    page: '/gv70-gallery.html',
    what: 'picture',
    do: touch(named('link', 'Открыть на весь экран', 'main')),
    shown: [{ dialog: '' }],
    sent: { address: { view: /./ } },
  },
  {
    kind: 'opener',
    page: '/g90-gallery.html',
    what: 'picture, keys',
    wide: true,
    do: keys(named('link', 'Открыть на весь экран', 'main'), 'Enter'),
    shown: [{ dialog: '' }],
    sent: { address: { view: /./ } },
  },

  hero('GV70', '/gv70.html'),
  byMouse(hero('G70', '/new-g70.html')),
  paint(HOME, 'BLU', { picture: 'тёмно-синий' }),
  paint('/gv70.html', 'RED', { name: 'paint-gv70' }),
  byKeys(paint('/gv70.html', 'MGR', { name: 'paint-gv70' }), 'Space'),
  {
    kind: 'button',
    page: '/g90.html',
    what: 'slide 3',
    do: touch(named('button', 'Слайд 3', 'main')),
    shown: [{ pressed: named('button', 'Слайд 3', 'main') }],
    sent: null,
  },

  {
    kind: 'accordion',
    page: '/mobility.html',
    what: 'footer',
    do: touch(named('button', 'Владельцам', 'footer')),
    shown: [{ text: 'Гарантия', within: 'footer li' }],
    sent: null,
  },
  {
    kind: 'accordion',
    page: '/news.html',
    what: 'footer',
    do: touch(named('button', 'Покупателям', 'footer')),
    shown: [{ text: 'Кредит и лизинг', within: 'footer li' }],
    sent: null,
  },
  link('/warranty.html', `${BRAND} — на главную`, HOME, 'header'),
  link('/news.html', 'Карта сайта', '/sitemap.html', 'footer'),
  link(HOME, 'Узнать больше о G90', '/g90.html'),
  byMouse(link('/support.html', 'Спросить человека', '/contacts.html')),
  // The second half is folded, and the link after it with it.
  {
    kind: 'accordion',
    page: '/news.html',
    what: 'more news',
    do: touch(named('summary', 'Ещё', 'main')),
    shown: [{ unfolded: named('summary', 'Ещё', 'main') }],
    sent: null,
  },
  {
    kind: 'link',
    page: '/news.html',
    what: 'topic',
    do: touch({ role: 'link', within: 'nav[aria-label=Темы] li:nth-child(3)' }),
    shown: [{ path: '/news.html', query: { category: /./ } }],
    sent: { address: { category: /./ } },
  },
]

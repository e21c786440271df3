import { outsideOf, to, type ExternalLinks } from '#src/content/menu-links.ts'
import { capitalized, CARS, countInWords } from '#src/content/models/in-words.ts'
import { bodyOf } from '#src/content/models/names.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { pictureSrc } from '#src/content/pictures/picture-of.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { MenuEntry, MenuItem } from '#src/domain/menu.ts'
import { confCodeOf, MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { modelPage } from '#src/routes.ts'

/**
 * The menu of gaps.md 3. Ids are stable: 5 and 6, «Онлайн-покупка» and «Личный кабинет», are only in the header's right
 * menu (decisions.md), at every width. Names are exact literals, never typografed; descriptions are content.
 */

export function createMenu(links: ExternalLinks): MenuEntry[] {
  const outside = outsideOf(links)
  return [
    {
      id: 1,
      name: 'Модели',
      leftMenu: true,
      type: 'group',
      openByRightClick: true,
      ...to(`${BRAND_SLUG}-models`),
      details: {
        title: 'Модельный ряд',
        description: `${capitalized(countInWords(MODEL_CODES.length, CARS))}, один подход к${NBSP}деталям.`,
      },
      itemsGroup: [
        { id: 11, name: 'Седаны', items: modelsOf('sedan', 111) },
        { id: 12, name: 'Кроссоверы', items: modelsOf('suv', 121) },
        {
          id: 13,
          name: 'Будущее',
          items: [
            { id: 131, name: 'Автомобили будущего', ...to('future') },
            { id: 132, name: `${BRAND} X`, ...to(`future-${BRAND_SLUG}-x`) },
          ],
        },
      ],
      footerLink: [
        ...MODEL_CODES.map((code, index) => ({ id: footerId(index), name: modelName(code), ...to(`model-${code}`) })),
        { id: ALL_MODELS, name: 'Все модели', ...to(`${BRAND_SLUG}-models`) },
      ],
    },
    {
      id: 2,
      name: 'Покупателям',
      leftMenu: true,
      type: 'group',
      itemsGroup: [
        {
          id: 21,
          name: 'Выбор',
          items: [
            { id: 211, name: 'Конфигуратор', ...to('configurator') },
            { id: 212, name: 'Тест-драйв', action: 'testDrivePopupOpen', place: 'Меню' },
            { id: 213, name: 'Дилеры', ...to('dealers') },
            { id: 214, name: 'Сертифицированные автомобили', ...to('certified') },
            { id: 215, name: 'Трейд-ин', action: 'tradeInPopupOpen', place: 'Меню' },
          ],
        },
        {
          id: 22,
          name: 'Условия',
          items: [{ id: 221, name: 'Кредит и лизинг', ...to('finance') }, ...prices(FIRST_PRICE)],
        },
      ],
      ads: {
        image: pictureSrc('gv70', 'studio'),
        button: { name: 'Собрать автомобиль', ...to('configurator') },
        description: `Двигатель, цвет, салон и${NBSP}пакеты${NBSP}— на${NBSP}одной странице, с${NBSP}ценой на${NBSP}виду.`,
      },
    },
    {
      id: 3,
      name: 'Владельцам',
      leftMenu: true,
      type: 'group',
      itemsGroup: [
        {
          id: 31,
          name: 'Владельцам',
          items: [
            { id: 311, name: 'Программы для владельцев', ...to('owners') },
            { id: 312, name: 'Гарантия', ...to('warranty') },
            { id: 313, name: 'Подключённые сервисы', ...to('connected-services') },
            { id: 314, name: 'Поддержка', ...to('support') },
            ...outside({ id: 315, name: 'Мобильность' }, 'mobility', 'mobility'),
            ...outside({ id: 316, name: 'Аксессуары' }, 'accessories'),
          ],
        },
      ],
    },
    {
      id: 4,
      name: 'О марке',
      leftMenu: true,
      type: 'group',
      itemsGroup: [
        {
          id: 41,
          name: 'О марке',
          items: [
            { id: 411, name: 'Философия', ...to('brand') },
            { id: 412, name: 'Новости', ...to('news') },
            { id: 413, name: 'Автомобили будущего', ...to('future') },
            { id: 414, name: `${BRAND} X`, ...to(`future-${BRAND_SLUG}-x`) },
            ...outside({ id: 415, name: 'Лаунж' }, 'lounge', 'lounge'),
            ...outside({ id: 416, name: 'Моменты' }, 'moments'),
            ...outside({ id: 417, name: 'Пресс-служба' }, 'press'),
            ...outside({ id: 418, name: 'Медиацентр' }, 'media_center'),
          ],
        },
      ],
    },
    ...outside({ id: 5, name: 'Онлайн-покупка', ...service('new-window') }, 'showroom'),
    ...outside({ id: 6, name: 'Личный кабинет', ...service('user') }, 'account'),
    { id: 7, name: 'Поддержка', ...service('support'), ...to('support') },
    ...outside({ id: 8, name: 'Сайт в других странах', ...service('worldwide') }, 'worldwide'),
  ]
}

/** Models of a body type, in the order of the line-up, numbered from an id. */
const modelsOf = (body: 'sedan' | 'suv', firstId: number): MenuItem[] =>
  MODEL_CODES.filter((code) => bodyOf(code) === body).map((code, index) => ({
    id: firstId + index,
    name: modelName(code),
    type: 'model',
    code,
    ...to(`model-${code}`),
  }))

/** For the line below the models, where it comes last. */
const ALL_MODELS = 196
const footerId = (index: number): number => {
  const id = 191 + index
  return id < ALL_MODELS ? id : id + 1
}

/** From here on entries are prices: they depend on which prices are announced. */
const FIRST_PRICE = 222
const LAST_PRICE = 299

/** Models and prices follow the line-up and cannot be rearranged. */
export const isFixedItem = ({ id, type }: MenuItem): boolean =>
  type === 'model' || (id >= FIRST_PRICE && id <= LAST_PRICE)

/** Announced prices: price pages first, then models that have prices but no page for them. */
const prices = (firstId: number): MenuItem[] =>
  MODEL_CODES.filter((code) => !modelByCode(code).priceComingSoon)
    .map((code) => ({ code, page: modelPage(code, 'price') }))
    .toSorted((a, b) => Number(!a.page) - Number(!b.page))
    .map(({ code, page }, index) => ({
      id: firstId + index,
      name: page ? `Цены ${modelName(code)}` : `Цены ${modelName(code)} в конфигураторе`,
      href: page ? { name: page } : { name: 'configurator', hash: `slide=1&model=${confCodeOf[code]}` },
    }))

const service = (iconName: string): { rightMenu: true; type: 'service'; iconName: string } => ({
  rightMenu: true,
  type: 'service',
  iconName,
})

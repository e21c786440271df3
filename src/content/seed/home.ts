import { pictureSrc } from '#src/content/pictures/picture-of.ts'
import type { HomeData } from '#src/domain/shapes/home.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** The content of GET /v1/home besides models and slides: four links to other pages (gaps.md 14). */
export const home: Pick<HomeData, 'blocks'> = {
  blocks: [
    {
      id: 1,
      title: 'Дилеры',
      text: 'Автомобили в зале, тест-драйв и обслуживание рядом с вами.',
      image: pictureSrc('gv80', 'studio'),
      button: { name: 'Найти дилера', href: { name: 'dealers' } },
    },
    {
      id: 2,
      title: 'Кредит и лизинг',
      text: 'Платёж в месяц, взнос и срок — до визита к дилеру.',
      image: pictureSrc('gv70', 'studio'),
      button: { name: 'Рассчитать платёж', href: { name: 'finance' } },
    },
    {
      id: 3,
      title: 'С пробегом',
      text: 'Сертифицированные автомобили с известной историей.',
      image: pictureSrc('g70', 'studio'),
      button: { name: 'Сертифицированные автомобили', href: { name: 'certified' } },
    },
    {
      id: 4,
      title: 'Лаунж',
      text: 'Посмотреть на автомобили без спешки.',
      image: pictureSrc('g90', 'studio'),
      button: { name: 'О лаунже', href: { name: 'lounge' } },
    },
  ].map((block) => typografDeep(block)),
}

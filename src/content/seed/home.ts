import { pictureSrc } from '#src/content/pictures/picture-of.ts'
import type { HomeData } from '#src/domain/shapes/home.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** The content of GET /v1/home besides models and slides: four links to other pages (gaps.md 14). */
export const home: Pick<HomeData, 'blocks'> = {
  blocks: [
    {
      id: 1,
      title: 'Тест-драйв',
      text: 'Выберите модель и дилера, назовите удобный час. Маршрут и темп — за вами.',
      image: pictureSrc('g70', 'studio'),
      button: { name: 'Записаться на тест-драйв', action: 'testDrivePopupOpen' as const, place: 'Главная страница' },
    },
    {
      id: 2,
      title: 'Конфигуратор',
      text: 'Двигатель, цвет, салон и пакеты — с доплатой рядом с каждым.',
      image: pictureSrc('gv70', 'studio'),
      button: { name: 'Собрать свой', href: { name: 'configurator' } },
    },
    {
      id: 3,
      title: 'Дилеры',
      text: 'Автомобили в зале, тест-драйв и обслуживание рядом с вами.',
      image: pictureSrc('gv80', 'studio'),
      button: { name: 'Найти дилера', href: { name: 'dealers' } },
    },
    {
      id: 4,
      title: 'Владельцам',
      text: 'Гарантия, помощь на дороге, подключённые сервисы и ответы на вопросы.',
      image: pictureSrc('g90', 'studio'),
      button: { name: 'Программы для владельцев', href: { name: 'owners' } },
    },
  ].map((block) => typografDeep(block)),
}

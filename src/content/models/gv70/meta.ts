import { defineModelMeta } from '#src/content/models/model-meta.ts'
import { BRAND } from '#src/brand/brand.ts'

/** Texts about the GV70 for search engines, the site's search and the slide of the home page. */
export const meta = defineModelMeta('gv70', ({ length, priceSentence }) => ({
  slide: 'Линия купе, а посадка выше, обзор шире и места больше.',
  keywords: {},
  pages: {
    'model-gv70': {
      title: `${BRAND} GV70 — спортивный кроссовер: цена и версии`,
      description: `${BRAND} GV70: длина ${length}, бензин и дизель, полный привод. ${priceSentence} Дизайн, безопасность, технологии, динамика.`,
    },
    'gv70-design': {
      title: `Дизайн ${BRAND} GV70: купе-силуэт и салон-кокон`,
      description: `Экстерьер и интерьер ${BRAND} GV70: покатая крыша, две линии света, овальная панель, отделка кожей наппа и цвета кузова.`,
    },
    'gv70-safety': {
      title: `Безопасность ${BRAND} GV70: помощники и прочный кузов`,
      description: `${BRAND} GV70: экстренное торможение на перекрёстках, камеры слепых зон, центральная подушка между передними креслами, контроль заднего ряда.`,
    },
    'gv70-technology': {
      title: `Технологии ${BRAND} GV70: экран, профили, сервисы`,
      description: `Мультимедиа ${BRAND} GV70: экран 14,5 дюйма, личные профили водителей, навигация с подсказками, удалённый запуск и прогрев.`,
    },
    'gv70-performance': {
      title: `Динамика ${BRAND} GV70: двигатели 2.5, 3.5 и дизель`,
      description: `Двигатели ${BRAND} GV70: 2.5 Turbo 249 л. с., 3.5 V6 379 л. с., дизель 2.2. Полный привод, режимы бездорожья, разгон от 5,1 с и расход.`,
    },
    'gv70-gallery': {
      title: `Галерея ${BRAND} GV70: кузов, салон, багажник`,
      description: `${BRAND} GV70 ночью, вблизи и у моря: фары, колесо, оба ряда и все салоны. Цвета кузова, чертежи с точными пропорциями и переход к сборке.`,
    },
  },
}))

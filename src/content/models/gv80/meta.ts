import { defineModelMeta } from '#src/content/models/model-meta.ts'
import { BRAND } from '#src/brand/brand.ts'

/** Texts about the GV80 for search engines, the site's search and the slide of the home page. */
export const meta = defineModelMeta('gv80', ({ length, priceSentence }) => ({
  slide: 'Для дальних дорог и спокойных остановок.',
  keywords: {},
  pages: {
    'model-gv80': {
      title: `${BRAND} GV80 — большой кроссовер марки`,
      description: `${BRAND} GV80: длина ${length}, бензиновые двигатели и дизель 3.0, полный привод, простор для семьи и багажа. ${priceSentence}`,
    },
    'gv80-design': {
      title: `Дизайн ${BRAND} GV80: масштаб и тишина линий`,
      description: `Экстерьер и интерьер ${BRAND} GV80: широкий кузов, две линии света, горизонтальная панель, кожа и дерево с открытой порой.`,
    },
    'gv80-safety': {
      title: `Безопасность ${BRAND} GV80: семья под защитой`,
      description: `${BRAND} GV80: предотвращение столкновений, контроль слепых зон, напоминание о детях, подушки безопасности и круговой обзор.`,
    },
    'gv80-technology': {
      title: `Технологии ${BRAND} GV80: тишина, экран, сервисы`,
      description: `${BRAND} GV80: активное шумоподавление, экран 14,5 дюйма, рукописный ввод, трёхзонный климат, удалённый запуск и прогрев.`,
    },
    'gv80-performance': {
      title: `Динамика ${BRAND} GV80: бензин 2.5, 3.5 и дизель 3.0`,
      description: `Двигатели ${BRAND} GV80: 2.5 и 3.5 Turbo, рядный дизель 3.0. Полный привод, режимы для снега и песка, подвеска с камерой.`,
    },
    'gv80-gallery': {
      title: `Галерея ${BRAND} GV80: кузов, ряды, багажник`,
      description: `${BRAND} GV80 ночью, вблизи и на снегу: фары, колесо, салон с обоих рядов. Цвета кузова, отделка, чертежи в масштабе и переход к сборке.`,
    },
  },
}))

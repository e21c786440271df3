import { defineModelMeta, metaWords } from '#src/content/models/model-meta.ts'
import { BRAND } from '#src/brand/brand.ts'

const { length, price, priceSentence } = metaWords('g70')

/** What others show of the G70: search engines, the site's search, the slide of the home page. */
export const meta = defineModelMeta<'g70'>({
  slide: 'Седан, который отвечает на движение руля раньше, чем вы о нём подумали.',
  keywords: {},
  pages: {
    'model-g70': {
      title: `${BRAND} G70 — седан для водителя: цены и комплектации`,
      description: `${BRAND} G70: длина ${length}, турбодвигатели 2.0 и 3.3, полный привод. ${priceSentence} Дизайн, безопасность, технологии, динамика.`,
    },
    'g70-design': {
      title: `Дизайн ${BRAND} G70: пропорции, свет, отделка`,
      description: `Экстерьер и салон ${BRAND} G70: две линии света, длинный капот, спортивная посадка, кожа и алюминий. Цвета кузова и варианты отделки.`,
    },
    'g70-safety': {
      title: `Безопасность ${BRAND} G70: подушки и помощники водителя`,
      description: `Системы безопасности ${BRAND} G70: экстренное торможение, удержание в полосе, контроль слепых зон, подушки безопасности и прочный кузов.`,
    },
    'g70-technology': {
      title: `Технологии ${BRAND} G70: экран, звук, удобство`,
      description: `Мультимедиа и комфорт ${BRAND} G70: экран 10,25 дюйма, навигация, премиальная аудиосистема, подогрев и вентиляция сидений, удалённые сервисы.`,
    },
    'g70-performance': {
      title: `Динамика ${BRAND} G70: двигатели, привод, разгон`,
      description: `Двигатели ${BRAND} G70 2.0 Turbo 197 и 247 л. с. и 3.3 V6 370 л. с., восьмиступенчатый автомат, полный привод, подвеска и режимы движения.`,
    },
    'g70-gallery': {
      title: `Галерея ${BRAND} G70: кузов, салон и цвета`,
      description: `${BRAND} G70 в рисунках: профиль, вид спереди, чертежи, отделка салона. Сравните оттенки кузова и варианты отделки на одной странице.`,
    },
    'g70-price': {
      title: `Цены и комплектации ${BRAND} G70`,
      description: `Комплектации ${BRAND} G70 с ценами ${price}: двигатели 2.0 и 3.3, задний и полный привод. Сравнение оснащения и выбор в конфигураторе.`,
    },
  },
})

import { G90L_EXTRA_MM } from '#src/content/models/facts.ts'
import { defineModelMeta } from '#src/content/models/model-meta.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMm } from '#src/domain/format.ts'

/** Texts about the G90 for search engines, the site's search and the slide of the home page. */
export const meta = defineModelMeta('g90', ({ length, price, priceSentence }) => ({
  slide: 'Флагман, в котором время замедляется. Есть удлинённая версия L.',
  keywords: { 'g90-l': 'лимузин, удлинённая база, длинная версия, длинный' },
  pages: {
    'model-g90': {
      title: `${BRAND} G90 — представительский седан: цена и версии`,
      description: `${BRAND} G90: длина ${length}, двигатели 3.8, 3.3 Turbo и 5.0 V8, полный привод, версия с удлинённой базой. ${priceSentence}`,
    },
    'g90-design': {
      title: `Дизайн ${BRAND} G90: линии представительского седана`,
      description: `Экстерьер и салон ${BRAND} G90: решётка-щит, горизонтальный ритм, дерево и кожа, цвета кузова и интерьера.`,
    },
    'g90-l': {
      title: `${BRAND} G90 L — удлинённая версия флагмана`,
      description: `${BRAND} G90 L: база увеличена на ${formatMm(G90L_EXTRA_MM)}, отдельные задние кресла, экраны и столики. Двигатель 5.0 V8, полный привод.`,
    },
    'g90-safety': {
      title: `Безопасность ${BRAND} G90: помощники и защита`,
      description: `${BRAND} G90: предотвращение столкновений, адаптивный круиз-контроль, помощь в полосе, круговой обзор, подушки и прочный кузов.`,
    },
    'g90-comfort': {
      title: `Комфорт ${BRAND} G90: кресла, тишина, климат`,
      description: `${BRAND} G90: задние кресла с настройками, двойное остекление, климат, который следит за воздухом, и премиальная аудиосистема.`,
    },
    'g90-performance': {
      title: `Динамика ${BRAND} G90: V6, V6 Turbo и V8`,
      description: `Двигатели ${BRAND} G90: 3.8 V6 309 л. с., 3.3 Turbo 370 л. с., 5.0 V8 413 л. с. Полный привод, восьмиступенчатый автомат, подвеска.`,
    },
    'g90-gallery': {
      title: `Галерея ${BRAND} G90: седан и удлинённая версия`,
      description: `${BRAND} G90 и G90 L ночью, вблизи и в дороге: фары, колесо, салон с обоих рядов, цвета кузова, чертежи. Размеры обеих баз и переход к сборке.`,
    },
    'g90-price': {
      title: `Цены и комплектации ${BRAND} G90 и G90 L`,
      description: `Комплектации ${BRAND} G90 ${price} и G90 L: двигатели, привод, оснащение. Сравнение версий и выбор в конфигураторе.`,
    },
  },
}))

import { defineModelMeta } from '#src/content/models/model-meta.ts'
import { BRAND } from '#src/brand/brand.ts'

/** Texts about the G80 for search engines, the site's search and the slide of the home page. */
export const meta = defineModelMeta('new-g80', ({ length, priceSentence }) => ({
  slide: 'Новое поколение: в нём говорят вполголоса.',
  keywords: {},
  pages: {
    'model-new-g80': {
      title: `${BRAND} G80 — бизнес-седан нового поколения`,
      description: `Новый ${BRAND} G80: длина ${length}, двигатели 2.5 и 3.5 Turbo, полный привод, просторный задний ряд. ${priceSentence}`,
    },
    'new-g80-design': {
      title: `Дизайн ${BRAND} G80: силуэт фастбэка и тихий салон`,
      description: `Экстерьер и интерьер ${BRAND} G80: покатая крыша, две линии света, открытая пора дерева, сдержанные цвета и материалы.`,
    },
    'new-g80-safety': {
      title: `Безопасность ${BRAND} G80: системы помощи и защита`,
      description: `${BRAND} G80: помощь на трассе со сменой полосы, предотвращение столкновений, центральная подушка, камеры кругового обзора.`,
    },
    'new-g80-technology': {
      title: `Технологии ${BRAND} G80: экраны, звук, задний ряд`,
      description: `Мультимедиа ${BRAND} G80: экран 14,5 дюйма, проекция на стекло, экраны задних пассажиров, аудиосистема и удалённые сервисы.`,
    },
    'new-g80-performance': {
      title: `Динамика ${BRAND} G80: двигатели 2.5 и 3.5 Turbo`,
      description: `Двигатели ${BRAND} G80 2.5 и 3.5 Turbo, восьмиступенчатый автомат, полный привод, подвеска, которая читает дорогу камерой.`,
    },
    'new-g80-gallery': {
      title: `Галерея ${BRAND} G80: силуэт, салон, материалы`,
      description: `Новый ${BRAND} G80 ночью, вблизи и на мокрой улице: фары, колесо, салон с обоих рядов. Оттенки кузова, материалы и чертежи, подпись к каждому виду.`,
    },
  },
}))

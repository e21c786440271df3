import { packageOffering } from '#src/content/cars/packages.ts'
import type { Level, Trim } from '#src/content/cars/trims.ts'
import type { FeatureAnswer } from '#src/domain/shapes/complectation.ts'
import type { Category } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'

/** gaps.md 7 */
export const featureCategories: readonly Category[] = [
  'Экстерьер',
  'Интерьер',
  'Комфорт',
  'Безопасность',
  'Мультимедиа',
  'Ассистенты водителя',
  'Свет и обзор',
  'Колёса и подвеска',
].map((name, index) => ({ id: index + 1, name, sort: (index + 1) * 10 }))

type Feature = { id: number; category_id: number; name: string; standardFrom: Level }

/** One row per feature. Below its level it is an option where a package holds it, otherwise it is not offered. */
const rows: [id: number, category: number, standardFrom: Level, name: string][] = [
  [1, 3, 1, 'Вход без ключа и запуск кнопкой'],
  [2, 3, 1, 'Двухзонный климат-контроль'],
  [3, 3, 3, 'Подогрев руля и лобового стекла'],
  [4, 3, 3, 'Подогрев задних сидений'],
  [5, 3, 1, 'Подогрев передних сидений'],
  [6, 3, 2, 'Вентиляция передних сидений'],
  [7, 2, 1, 'Электропривод передних сидений'],
  [8, 2, 1, 'Кожаная отделка'],
  [9, 3, 4, 'Массаж водительского кресла'],
  [10, 3, 4, 'Доводчики дверей'],
  [11, 3, 4, 'Шторки задних окон'],
  [12, 7, 1, 'Камера заднего вида'],
  [13, 7, 3, 'Камеры кругового обзора'],
  [14, 7, 3, 'Проекция на лобовое стекло'],
  [15, 7, 1, 'Светодиодные фары'],
  [16, 7, 2, 'Автоматический дальний свет'],
  [17, 5, 1, 'Экран мультимедиа с навигацией'],
  [18, 5, 2, 'Беспроводная зарядка'],
  [19, 5, 3, 'Премиальная аудиосистема'],
  [20, 5, 4, 'Активное шумоподавление'],
  [21, 5, 4, 'Экраны для задних пассажиров'],
  [22, 6, 2, 'Адаптивный круиз-контроль'],
  [23, 6, 3, 'Помощь в смене полосы'],
  [24, 6, 1, 'Экстренное торможение'],
  [25, 6, 2, 'Контроль слепых зон'],
  [26, 6, 1, 'Удержание в полосе'],
  [27, 8, 4, 'Адаптивная подвеска'],
  [28, 8, 3, 'Колёса увеличенного размера'],
  [29, 1, 3, 'Панорамная крыша'],
  [30, 1, 2, 'Электропривод крышки багажника'],
  [31, 1, 1, 'Складывание зеркал'],
  [32, 4, 2, 'Центральная подушка безопасности'],
  [33, 4, 1, 'Шторки безопасности'],
  [34, 4, 1, 'Подушка для коленей водителя'],
  [35, 4, 2, 'Напоминание о пассажирах сзади'],
  [36, 4, 1, 'Крепления детских кресел'],
]
const features: Feature[] = rows.map(([id, category_id, standardFrom, name]) => ({
  id,
  category_id,
  name: typograf(name),
  standardFrom,
}))

const BIG_WHEELS = 28
export const bigWheelsFrom: Level = features.find(({ id }) => id === BIG_WHEELS)?.standardFrom ?? 4

const HIGHLIGHTS = 3
/** What a level brings first: three names for a card. */
export const highlightsOf = (level: Level): string[] =>
  features
    .filter(({ standardFrom }) => standardFrom === level)
    .slice(0, HIGHLIGHTS)
    .map(({ name }) => name)

/** All features of a trim: standard from its level on, else optional with a package of this trim, else none. */
export function featuresOf(trim: Trim): FeatureAnswer {
  return {
    items: features.map(({ standardFrom, ...feature }) => {
      if (trim.level >= standardFrom) return { ...feature, value: 'standard' }
      const offer = packageOffering(trim, feature.id)
      return offer ? { ...feature, value: 'option', package_id: offer.id } : { ...feature, value: 'none' }
    }),
  }
}

import type { Level } from '#src/content/cars/trims.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'

/**
 * Packages, each for trims of certain levels of equipment. A model's packages are listed in its details.ts. Price in
 * roubles.
 */
export type Offer = Omit<Package, 'comp_ids' | 'image' | 'model_codes' | 'requires' | 'excludes' | 'feature_ids'> & {
  levels: readonly Level[]
  requires: readonly number[]
  excludes: readonly number[]
  feature_ids: readonly number[]
}

export const offerRows = [
  {
    id: 1,
    code: 'winter',
    name: 'Зимний',
    description: 'Подогрев руля, лобового стекла, задних сидений',
    price: 65_000,
    levels: [1, 2],
    requires: [],
    excludes: [],
    feature_ids: [3, 4],
  },
  {
    id: 2,
    code: 'assist',
    name: 'Ассистент',
    description: 'Круговой обзор, помощь в смене полосы, проекция на стекло',
    price: 145_000,
    levels: [1, 2],
    requires: [],
    excludes: [],
    feature_ids: [13, 14, 23],
  },
  {
    id: 3,
    code: 'sound',
    name: 'Звук',
    description: 'Премиальная аудиосистема и активное шумоподавление',
    price: 115_000,
    levels: [2, 3],
    requires: [],
    excludes: [],
    feature_ids: [19, 20],
  },
  {
    id: 4,
    code: 'sport',
    name: 'Спорт',
    description: 'Адаптивная подвеска, тормоза с увеличенными дисками, карбон в салоне',
    price: 210_000,
    levels: [2, 3],
    requires: [],
    excludes: [5],
    feature_ids: [27],
  },
  {
    id: 5,
    code: 'comfort',
    name: 'Комфорт',
    description: 'Массаж и память водительского кресла, мягкие доводчики',
    price: 155_000,
    levels: [2, 3],
    requires: [],
    excludes: [4],
    feature_ids: [9, 10],
  },
  {
    id: 6,
    code: 'rear',
    name: 'Задний ряд',
    description: 'Экраны, шторки и управление климатом для задних пассажиров',
    price: 240_000,
    levels: [2, 3],
    requires: [5],
    excludes: [],
    feature_ids: [11, 21],
  },
  {
    id: 7,
    code: 'wheels',
    name: 'Колёса 20 дюймов',
    description: 'Литые колёса увеличенного размера и летние шины',
    price: 130_000,
    levels: [2, 3],
    requires: [],
    excludes: [],
    feature_ids: [28],
  },
] as const satisfies readonly Offer[]

export type PackageCode = (typeof offerRows)[number]['code']

import { trims, type Level, type Trim } from '#src/content/cars/trims.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'
import { CONF_CODES, confCodeOf, type ConfCode } from '#src/domain/model.ts'
import { typograf } from '#src/domain/typography.ts'

/** A package is offered for trims of its models that stand at one of its levels. Price in roubles. */
type Offer = Omit<Package, 'comp_ids' | 'image'> & { levels: Level[] }

const offers: readonly Offer[] = [
  {
    id: 1,
    code: 'winter',
    name: 'Зимний',
    description: 'Подогрев руля, лобового стекла, задних сидений',
    price: 65_000,
    model_codes: [...CONF_CODES],
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
    model_codes: [...CONF_CODES],
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
    model_codes: ['gv70', 'g80-new', 'gv80'],
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
    model_codes: ['g70-fl', 'gv70'],
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
    model_codes: ['gv70', 'g80-new', 'gv80', 'g90'],
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
    model_codes: ['g80-new', 'gv80', 'g90'],
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
    model_codes: ['gv70', 'g80-new', 'gv80'],
    levels: [2, 3],
    requires: [],
    excludes: [],
    feature_ids: [28],
  },
]

const isOffered = ({ model_codes, levels }: Offer, { model, level }: Trim): boolean =>
  (model_codes as ConfCode[]).includes(confCodeOf[model]) && levels.includes(level)

export const packageIdsOf = (trim: Trim): number[] =>
  offers.filter((offer) => isOffered(offer, trim)).map(({ id }) => id)

/** The package by which this trim can get the feature. */
export const packageOffering = (trim: Trim, featureId: number): Offer | undefined =>
  offers.find((offer) => offer.feature_ids.includes(featureId) && isOffered(offer, trim))

/** Packages for the configurator, with the trims they are offered for. */
export const packages: readonly Package[] = offers.map((offer) => {
  const { levels: _, ...rest } = offer
  return {
    ...rest,
    description: typograf(offer.description),
    comp_ids: trims.filter((trim) => isOffered(offer, trim)).map(({ id }) => id),
  }
})

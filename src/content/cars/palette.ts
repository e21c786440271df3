import type { Level } from '#src/content/cars/trims.ts'
import type { ExteriorColor, InteriorColor } from '#src/domain/shapes/configurator.ts'

/**
 * Paints and interiors. Those of a model are listed in its details.ts. Prices in roubles, as a surcharge on the
 * trim. Metallics and the red have none, so a car is shown first in its main paint at the advertised price.
 * `excludes` are ids of incompatible interiors.
 */
export type ExteriorRow = Pick<ExteriorColor, 'id' | 'code' | 'name' | 'type' | 'hex' | 'hex_dark'> & {
  description: string
  price: number
  excludes?: readonly number[]
}

const CHERRY_NAPPA = 4

export const exteriorRows = [
  {
    id: 1,
    code: 'UYH',
    name: 'Белый перламутр',
    description: 'Тёплый белый с мягким жемчужным блеском',
    type: 'pearl',
    hex: '#f1f1ee',
    hex_dark: '#c9c9c4',
    price: 35_000,
  },
  {
    id: 2,
    code: 'VLK',
    name: 'Чёрный металлик',
    description: 'Глубокий чёрный с мелким блеском на солнце',
    type: 'metallic',
    hex: '#16181b',
    hex_dark: '#050607',
    price: 0,
  },
  {
    id: 3,
    code: 'GRF',
    name: 'Графитовый металлик',
    description: 'Тёмно-серый, почти стальной',
    type: 'metallic',
    hex: '#4a4f54',
    hex_dark: '#2a2d31',
    price: 0,
  },
  {
    id: 4,
    code: 'SLV',
    name: 'Серебристый металлик',
    description: 'Светлый металл, меняется от облаков',
    type: 'metallic',
    hex: '#b9bdc1',
    hex_dark: '#83888d',
    price: 0,
  },
  {
    id: 5,
    code: 'BLU',
    name: 'Тёмно-синий металлик',
    description: 'Ночной синий, в тени почти чёрный',
    type: 'metallic',
    hex: '#1d2b45',
    hex_dark: '#0d1626',
    price: 0,
  },
  {
    id: 6,
    code: 'RED',
    name: 'Красный перламутр',
    description: 'Глубокий красный, на солнце почти алый',
    type: 'pearl',
    hex: '#7d1620',
    hex_dark: '#420a10',
    price: 0,
    excludes: [CHERRY_NAPPA],
  },
  {
    id: 7,
    code: 'GRN',
    name: 'Тёмно-зелёный металлик',
    description: 'Хвойный зелёный, спокойный',
    type: 'metallic',
    hex: '#24382f',
    hex_dark: '#111d18',
    price: 0,
    excludes: [CHERRY_NAPPA],
  },
  {
    id: 8,
    code: 'MGR',
    name: 'Матовый серый',
    description: 'Серый без блеска, бархатный на вид',
    type: 'matte',
    hex: '#6d7072',
    hex_dark: '#45484a',
    price: 95_000,
  },
  {
    id: 9,
    code: 'WHT',
    name: 'Белый',
    description: 'Чистый белый без перламутра',
    type: 'solid',
    hex: '#f6f6f4',
    hex_dark: '#d6d6d2',
    price: 0,
  },
  {
    id: 10,
    code: 'BRN',
    name: 'Каштановый металлик',
    description: 'Тёплый тёмно-коричневый',
    type: 'metallic',
    hex: '#4a2f26',
    hex_dark: '#281812',
    price: 0,
  },
  // Every model has a paint without a surcharge, so it is available at the advertised price.
  {
    id: 11,
    code: 'BLK',
    name: 'Чёрный',
    description: 'Чистый чёрный без металлического блеска',
    type: 'solid',
    hex: '#121315',
    hex_dark: '#040405',
    price: 0,
  },
] as const satisfies readonly ExteriorRow[]

/** `from` is the lowest level of equipment that has it. */
export type InteriorRow = Omit<InteriorColor, 'model_codes' | 'comp_ids' | 'image'> & { from: Level }

export const interiorRows = [
  {
    id: 1,
    code: 'NNB',
    name: 'Чёрная кожа',
    material: 'leather',
    trim: 'алюминий',
    hex: '#1b1b1c',
    hex_accent: '#5c5e60',
    price: 0,
    from: 1,
  },
  {
    id: 2,
    code: 'BRW',
    name: 'Коричневая кожа',
    material: 'leather',
    trim: 'дерево с открытой порой',
    hex: '#4b3327',
    hex_accent: '#1e1410',
    price: 0,
    from: 1,
  },
  {
    id: 3,
    code: 'IVR',
    name: 'Слоновая кость, наппа',
    material: 'nappa',
    trim: 'дерево с открытой порой',
    hex: '#d9cfc0',
    hex_accent: '#7b6a58',
    price: 120_000,
    from: 2,
  },
  {
    id: CHERRY_NAPPA,
    code: 'RDN',
    name: 'Чёрно-красная наппа',
    material: 'nappa',
    trim: 'карбон',
    hex: '#2a1113',
    hex_accent: '#8b1e27',
    price: 140_000,
    from: 2,
  },
  {
    id: 5,
    code: 'GRY',
    name: 'Серая наппа',
    material: 'nappa',
    trim: 'матовый алюминий',
    hex: '#8d8f91',
    hex_accent: '#4c4e50',
    price: 120_000,
    from: 2,
  },
  {
    id: 6,
    code: 'SMA',
    name: 'Полуанилиновая кожа «горький шоколад»',
    material: 'semi-aniline',
    trim: 'ясень',
    hex: '#33231b',
    hex_accent: '#120b08',
    price: 260_000,
    from: 4,
  },
] as const satisfies readonly InteriorRow[]

export type PaintCode = (typeof exteriorRows)[number]['code']
export type InteriorCode = (typeof interiorRows)[number]['code']

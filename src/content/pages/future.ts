import { CONCEPT_SIZES, type ConceptName } from '#src/content/concepts.ts'
import { defineCopy, defineMeta, type Figure } from '#src/content/copy.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'

const figuresOf = (concept: ConceptName): Figure[] => [
  { label: 'Длина', value: String(CONCEPT_SIZES[concept].length), unit: 'мм' },
  { label: 'Ширина', value: String(CONCEPT_SIZES[concept].width), unit: 'мм' },
  { label: 'Высота', value: String(CONCEPT_SIZES[concept].height), unit: 'мм' },
  { label: 'Мест', value: '2' },
]

export const copy = defineCopy({
  future: {
    h1: 'Автомобили будущего',
    lead: 'Два концепта, в которых марка проверяет идеи до того, как доверить их серии.',
    sections: [
      {
        id: 'why',
        heading: 'Зачем нужны концепты',
        text: [
          'Концепт — это вопрос, заданный в металле: каким станет автомобиль, если убрать привычку. Часть ответов вы уже видели в серийных машинах: две линии света, чистая панель, отделка без блеска.',
        ],
      },
      {
        id: 'x',
        heading: `${BRAND} X`,
        text: [
          'Купе с длинным капотом и местом для двоих. В нём проверяли пропорции, которые остаются красивыми и через двадцать лет.',
        ],
        ctas: [{ label: `Подробнее о ${BRAND} X`, to: `future-${BRAND_SLUG}-x` }],
      },
      {
        id: 'mint',
        heading: 'Mint',
        text: [
          'Маленькая электрическая машина для большого города. Отдельные дверцы для багажа, место для двоих и ничего лишнего.',
        ],
        ctas: [{ label: 'Подробнее о Mint', to: 'future-mint' }],
      },
    ],
    ctas: [{ label: 'Модельный ряд', to: `${BRAND_SLUG}-models` }],
  },
  [`future-${BRAND_SLUG}-x` as const]: {
    h1: `${BRAND} X`,
    lead: 'Концепт спортивного купе: дальняя дорога для двоих.',
    sections: [
      {
        id: 'idea',
        heading: 'Идея',
        text: [
          'Дальняя дорога для двоих, без спешки и без остановок ради остановок. Низкий силуэт, длинный капот, колёса по углам.',
        ],
        figures: figuresOf('x'),
      },
      {
        id: 'surfaces',
        heading: 'Поверхности',
        text: [
          'Кузов вылеплен крупными спокойными плоскостями, свет скользит по ним от фары до фонаря. Линий немного, и каждая к месту.',
        ],
      },
      {
        id: 'series',
        heading: 'Что стало серийным',
        text: [
          'Рисунок света, посадка водителя и отношение к материалам. Остальное ждёт своего часа: это концепт, в продажу он не поступает.',
        ],
      },
    ],
    ctas: [
      { label: 'Модельный ряд', to: `${BRAND_SLUG}-models` },
      { label: 'Все концепты', to: 'future' },
    ],
  },
  'future-mint': {
    h1: 'Mint',
    lead: 'Концепт городского электромобиля: маленький снаружи, спокойный внутри.',
    sections: [
      {
        id: 'city',
        heading: 'Город в масштабе',
        text: [
          'Коротких поездок больше, чем длинных, и почти всегда в машине один или двое. Mint сделан ровно под это.',
        ],
        figures: figuresOf('mint'),
      },
      {
        id: 'luggage',
        heading: 'Багаж сбоку',
        text: [
          'Полка за сиденьями открывается с двух сторон: край дверцы виден дугой над задним колесом. Сумки не надо тащить через салон, так удобно на узкой улице.',
        ],
      },
      {
        id: 'materials',
        heading: 'Материалы',
        text: [
          'Снаружи металл с бархатным блеском и две тонкие линии света, внутри ткань и светлое дерево. Всё можно починить и заменить. Это концепт, в продажу он не поступает.',
        ],
      },
    ],
    ctas: [
      { label: 'Модельный ряд', to: `${BRAND_SLUG}-models` },
      { label: 'Все концепты', to: 'future' },
    ],
  },
})

export const meta = defineMeta({
  future: {
    title: `Автомобили будущего ${BRAND}: концепты марки`,
    description: `Концептуальные автомобили ${BRAND}: спортивное купе ${BRAND} X и городской электромобиль Mint. Идеи, которые приходят в серию.`,
  },
  [`future-${BRAND_SLUG}-x` as const]: {
    title: `${BRAND} X — концепт спортивного купе`,
    description: `Концепт ${BRAND} X: пропорции гран-туризмо, две линии света, салон на двоих. Что из него перешло в серийные модели.`,
  },
  'future-mint': {
    title: `Mint — концепт городского электромобиля ${BRAND}`,
    description: `Концепт ${BRAND} Mint: двухместный электромобиль для города, боковые двери для багажа, компактный кузов и тихий салон.`,
  },
})

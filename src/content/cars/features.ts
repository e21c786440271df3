import { packageOffering } from '#src/content/cars/packages.ts'
import type { Level, Trim } from '#src/content/cars/trims.ts'
import { explanationOf } from '#src/content/glossary.ts'
import type { FeatureAnswer } from '#src/domain/shapes/complectation.ts'
import { typograf } from '#src/domain/typography.ts'

type Feature = Omit<FeatureAnswer['items'][number], 'value' | 'package_id'> & { standardFrom: Level }

/**
 * One row per feature. Below its level it is an option if a package contains it, otherwise it is not offered. `absent`
 * is the form after «без»; `explained` describes its use for the driver in a sentence or two.
 */
type Row = {
  id: number
  category: number
  from: Level
  name: string
  absent: string
  explained: string
}

const rows: readonly Row[] = [
  {
    id: 1,
    category: 3,
    from: 1,
    name: 'Вход без ключа и запуск кнопкой',
    absent: 'входа без ключа и запуска кнопкой',
    explained: 'Ключ остаётся в кармане: машина узнаёт его рядом, отпирает двери и заводится кнопкой.',
  },
  {
    id: 2,
    category: 3,
    from: 1,
    name: 'Двухзонный климат-контроль',
    absent: 'двухзонного климат-контроля',
    explained: 'Водитель и передний пассажир задают каждый свою температуру, дальше климат держит её сам.',
  },
  {
    id: 3,
    category: 3,
    from: 3,
    name: 'Подогрев руля и лобового стекла',
    absent: 'подогрева руля и лобового стекла',
    explained: 'Руль греет руки в первые минуты пути, а стекло само освобождается от инея и льда.',
  },
  {
    id: 4,
    category: 3,
    from: 3,
    name: 'Подогрев задних сидений',
    absent: 'подогрева задних сидений',
    explained: 'Подушки и спинки второго ряда греются электричеством: сзади тепло раньше, чем прогреется салон.',
  },
  {
    id: 5,
    category: 3,
    from: 1,
    name: 'Подогрев передних сидений',
    absent: 'подогрева передних сидений',
    explained: 'Подушки и спинки кресел греются электричеством: тепло чувствуется раньше, чем прогреется двигатель.',
  },
  {
    id: 6,
    category: 3,
    from: 2,
    name: 'Вентиляция передних сидений',
    absent: 'вентиляции передних сидений',
    explained: 'Вентиляторы гонят воздух через мелкие отверстия в обивке: в жару спина остаётся сухой.',
  },
  {
    id: 7,
    category: 2,
    from: 1,
    name: 'Электропривод передних сидений',
    absent: 'электропривода передних сидений',
    explained: 'Кресло двигают, поднимают и наклоняют кнопками, без рычагов: посадку легче подобрать точно.',
  },
  {
    id: 8,
    category: 2,
    from: 1,
    name: 'Кожаная отделка',
    absent: 'кожаной отделки',
    explained: 'Кожей обтянуты сиденья. Вид кожи и её выделка зависят от выбранного салона.',
  },
  {
    id: 9,
    category: 3,
    from: 4,
    name: 'Массаж водительского кресла',
    absent: 'массажа водительского кресла',
    explained: 'Спинка кресла по очереди мягко нажимает на разные места спины: в долгой дороге она меньше устаёт.',
  },
  {
    id: 10,
    category: 3,
    from: 4,
    name: 'Доводчики дверей',
    absent: 'доводчиков дверей',
    explained: 'Дверь достаточно прикрыть: электропривод тихо притянет её до конца.',
  },
  {
    id: 11,
    category: 3,
    from: 4,
    name: 'Шторки задних окон',
    absent: 'шторок задних окон',
    explained: 'Шторки закрывают задних пассажиров от солнца и взглядов снаружи.',
  },
  {
    id: 12,
    category: 7,
    from: 1,
    name: 'Камера заднего вида',
    absent: 'камеры заднего вида',
    explained: 'На задней передаче показывает на экране, что находится за машиной.',
  },
  {
    id: 13,
    category: 7,
    from: 3,
    name: 'Камеры кругового обзора',
    absent: 'камер кругового обзора',
    explained: explanationOf('Круговой обзор'),
  },
  {
    id: 14,
    category: 7,
    from: 3,
    name: 'Проекция на лобовое стекло',
    absent: 'проекции на лобовое стекло',
    explained: explanationOf('Проекция на стекло'),
  },
  {
    id: 15,
    category: 7,
    from: 1,
    name: 'Светодиодные фары',
    absent: 'светодиодных фар',
    explained: 'Светят диоды вместо ламп: свет ближе к дневному, энергии нужно меньше, а служат они дольше.',
  },
  {
    id: 16,
    category: 7,
    from: 2,
    name: 'Автоматический дальний свет',
    absent: 'автоматического дальнего света',
    explained:
      'Сам меняет дальний свет на ближний, когда впереди другая машина, и включает его снова, когда дорога свободна.',
  },
  {
    id: 17,
    category: 5,
    from: 1,
    name: 'Экран мультимедиа с навигацией',
    absent: 'экрана мультимедиа с навигацией',
    explained: 'Экран на передней панели: музыка, телефон, настройки и карта с маршрутом.',
  },
  {
    id: 18,
    category: 5,
    from: 2,
    name: 'Беспроводная зарядка',
    absent: 'беспроводной зарядки',
    explained: 'Площадка заряжает телефон без кабеля, если он умеет заряжаться так.',
  },
  {
    id: 19,
    category: 5,
    from: 3,
    name: 'Премиальная аудиосистема',
    absent: 'премиальной аудиосистемы',
    explained: 'Система с более сильным звуком и лучшими динамиками, чем обычная.',
  },
  {
    id: 20,
    category: 5,
    from: 4,
    name: 'Активное шумоподавление',
    absent: 'активного шумоподавления',
    explained: explanationOf('Активное шумоподавление'),
  },
  {
    id: 21,
    category: 5,
    from: 4,
    name: 'Экраны для задних пассажиров',
    absent: 'экранов для задних пассажиров',
    explained: 'У каждого сзади свой экран: можно смотреть разное.',
  },
  {
    id: 22,
    category: 6,
    from: 2,
    name: 'Адаптивный круиз-контроль',
    absent: 'адаптивного круиз-контроля',
    explained: explanationOf('Адаптивный круиз-контроль'),
  },
  {
    id: 23,
    category: 6,
    from: 3,
    name: 'Помощь в смене полосы',
    absent: 'помощи в смене полосы',
    explained: explanationOf('Помощь в смене полосы'),
  },
  {
    id: 24,
    category: 6,
    from: 1,
    name: 'Экстренное торможение',
    absent: 'экстренного торможения',
    explained: explanationOf('Экстренное торможение'),
  },
  {
    id: 25,
    category: 6,
    from: 2,
    name: 'Контроль слепых зон',
    absent: 'контроля слепых зон',
    explained: explanationOf('Контроль слепых зон'),
  },
  {
    id: 26,
    category: 6,
    from: 1,
    name: 'Удержание в полосе',
    absent: 'удержания в полосе',
    explained: explanationOf('Удержание в полосе'),
  },
  {
    id: 27,
    category: 8,
    from: 4,
    name: 'Адаптивная подвеска',
    absent: 'адаптивной подвески',
    explained: explanationOf('Адаптивная подвеска'),
  },
  {
    id: 28,
    category: 8,
    from: 3,
    name: 'Колёса увеличенного размера',
    absent: 'колёс увеличенного размера',
    explained:
      'Диски большего диаметра и более низкие шины: машина точнее слушается руля, но жёстче проходит неровности.',
  },
  {
    id: 29,
    category: 1,
    from: 3,
    name: 'Панорамная крыша',
    absent: 'панорамной крыши',
    explained: 'Большое стекло в крыше: в салоне светлее. От солнца его закрывает шторка.',
  },
  {
    id: 30,
    category: 1,
    from: 2,
    name: 'Электропривод крышки багажника',
    absent: 'электропривода крышки багажника',
    explained: 'Крышка открывается и закрывается кнопкой, руками её держать не нужно.',
  },
  {
    id: 31,
    category: 1,
    from: 1,
    name: 'Складывание зеркал',
    absent: 'складывания зеркал',
    explained: 'Наружные зеркала сами прижимаются к кузову: на узкой стоянке их труднее задеть.',
  },
  {
    id: 32,
    category: 4,
    from: 2,
    name: 'Центральная подушка безопасности',
    absent: 'центральной подушки безопасности',
    explained: 'Раскрывается между передними креслами: при боковом ударе водитель и пассажир не ударятся друг о друга.',
  },
  {
    id: 33,
    category: 4,
    from: 1,
    name: 'Шторки безопасности',
    absent: 'шторок безопасности',
    explained: 'Подушки вдоль боковых окон: при ударе сбоку они закрывают голову.',
  },
  {
    id: 34,
    category: 4,
    from: 1,
    name: 'Подушка для коленей водителя',
    absent: 'подушки для коленей водителя',
    explained: 'Раскрывается под рулём и бережёт колени при лобовом ударе.',
  },
  {
    id: 35,
    category: 4,
    from: 2,
    name: 'Напоминание о пассажирах сзади',
    absent: 'напоминания о пассажирах сзади',
    explained: 'Когда вы приехали, машина напоминает посмотреть, не остался ли кто-нибудь на заднем сиденье.',
  },
  {
    id: 36,
    category: 4,
    from: 1,
    name: 'Крепления детских кресел',
    absent: 'креплений детских кресел',
    explained: 'Скобы в заднем сиденье, за которые детское кресло защёлкивается жёстко, без ремня автомобиля.',
  },
]
/** All features, in the order of the configurator. */
export const features: readonly Feature[] = rows.map(({ id, category, from, name, absent, explained }) => ({
  id,
  category_id: category,
  name: typograf(name),
  name_genitive: typograf(absent),
  description: typograf(explained),
  standardFrom: from,
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

import { phrases, spoken, termsOf, termSet, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import { normalize } from '#src/backend/search/words.ts'
import { features, featuresOf } from '#src/content/cars/features.ts'
import { packages } from '#src/content/cars/packages.ts'
import { trims, type Trim } from '#src/content/cars/trims.ts'
import { modelName } from '#src/content/models/names.ts'
import { lowerFirst, upperFirst } from '#src/domain/first-letter.ts'
import { confCodeOf, MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { quoted } from '#src/domain/quoted.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * Equipment: a query that names a feature is answered with the trims that have it, of one car or of all. Every feature
 * is known by its own name; other words visitors use are listed here by the beginning of that name.
 */
const nicknames: readonly (readonly [feature: string, said: Phrases])[] = [
  ['Вход без ключа', phrases('бесключевой доступ, доступ ключ, запуск кнопкой')],
  ['Двухзонный климат', phrases('климат-контроль, климат, кондиционер')],
  ['Подогрев руля', phrases('подогрев руля, подогрев лобового, подогрев стекла, тёплый руль')],
  ['Подогрев задних', phrases('подогрев сзади, задний подогрев, подогрев сидений')],
  ['Подогрев передних', phrases('подогрев сидений')],
  ['Вентиляция', phrases('вентиляция, вентиляция сидений, вентиляция кресел')],
  ['Массаж', phrases('массаж, массаж сидений, массаж кресел')],
  ['Доводчики', phrases('доводчики')],
  ['Шторки задних', phrases('шторки, шторки окон')],
  ['Камера заднего', phrases('камера, камеры, парковочная камера')],
  ['Камеры кругового', phrases('камера, камеры, круговой обзор, камера 360')],
  ['Проекция', phrases('проекция, проекционный дисплей, hud')],
  ['Светодиодные фары', phrases('фары, оптика, ближний свет, led')],
  ['Автоматический дальний', phrases('фары, дальний свет')],
  ['Экран мультимедиа', phrases('мультимедиа, навигация, навигатор')],
  ['Беспроводная зарядка', phrases('зарядка, зарядка телефона, зарядить телефон, заряжать телефон')],
  ['Премиальная аудио', phrases('аудиосистема, музыка, колонки')],
  ['Активное шумоподавление', phrases('шумоподавление')],
  ['Экраны для задних', phrases('экраны сзади, задние экраны')],
  ['Адаптивный круиз', phrases('круиз-контроль, круиз')],
  ['Контроль слепых', phrases('слепые зоны')],
  ['Адаптивная подвеска', phrases('адаптивная подвеска')],
  ['Панорамная крыша', phrases('панорама, люк, стеклянная крыша, люк крыше')],
  ['Электропривод крышки', phrases('электропривод багажника, электрическая крышка, дверь багажника')],
  ['Крепления детских', phrases('изофикс, isofix')],
]

const known = features.map(({ id, name, description }) => ({
  id,
  name,
  description,
  said: [
    termsOf(name),
    ...nicknames.filter(([begins]) => normalize(name).startsWith(normalize(begins))).flatMap(([, said]) => said),
  ],
}))

/** Words that ask for equipment without naming any. */
const FILLER_WORDS = termSet(
  'есть автомобиль функция опция комплектация пакет оснащение какой машина новый ли стоит бывает входит',
)

/** Null when a query names two cars, or anything but equipment. */
export function equipmentAnswer({ models, rest }: Question): SearchAnswer | null {
  const [code, another] = models
  if (another) return null
  const terms = new Set(rest)
  const found = known.flatMap((feature) => {
    const phrase = spoken(feature.said, terms)
    return phrase ? [{ feature, phrase }] : []
  })
  const longest = Math.max(...found.map(({ phrase }) => phrase.length))
  const meant = found.filter(({ phrase }) => phrase.length === longest)
  const words = new Set(meant.flatMap(({ phrase }) => phrase))
  const [first] = meant
  if (!first || !rest.every((term) => words.has(term) || FILLER_WORDS.has(term))) return null
  const [only] = meant.length === 1 ? [first.feature] : []
  const lines = meant.map(({ feature }) => {
    const where = code ? ownLine(code, feature.id) : everyLine(feature.id)
    return only ? upperFirst(where) : `${feature.name}${NBSP}— ${where}`
  })
  return {
    url: code ? hrefTo('configurator', { query: { model: confCodeOf[code], slide: '1' } }) : hrefTo('configurator'),
    title: [listOf(meant.map(({ feature }) => feature.name)), ...(code ? [`: ${modelName(code)}`] : [])].join(''),
    text: [...lines.map((line) => `${line}.`), ...(only ? [only.description] : [])].join(' '),
  }
}

const listOf = ([first = '', ...others]: readonly string[]): string => [first, ...others.map(lowerFirst)].join(', ')

type Having = { standard: readonly string[]; option: readonly string[]; packages: readonly string[]; all: boolean }

/** Names of the trims that have the feature, and of those that can get it with a package. */
function havingOf(code: ModelCode, featureId: number): Having {
  const own = trims
    .filter(({ model }) => model === code)
    .map((trim) => ({ trim, item: featuresOf(trim).items.find(({ id }) => id === featureId) }))
  const standard = own.filter(({ item }) => item?.value === 'standard')
  const option = own.filter(({ item }) => item?.value === 'option')
  const packageIds = new Set(option.flatMap(({ item }) => item?.package_id ?? []))
  return {
    standard: namesOf(standard.map(({ trim }) => trim)),
    option: namesOf(option.map(({ trim }) => trim)),
    packages: packages.filter(({ id }) => packageIds.has(id)).map(({ name }) => quoted(name)),
    all: standard.length === own.length,
  }
}

const namesOf = (list: readonly Trim[]): string[] => [...new Set(list.map(({ family }) => family))]

function ownLine(code: ModelCode, featureId: number): string {
  const { standard, option, packages: offered, all } = havingOf(code, featureId)
  if (all) return 'во всех комплектациях'
  const parts = [
    ...(standard.length > 0 ? [`в ${standard.join(', ')}`] : []),
    ...(option.length > 0 ? [`в ${option.join(', ')} — с пакетом ${offered.join(', ')}`] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : 'не предлагается'
}

function everyLine(featureId: number): string {
  const byLine = [...Map.groupBy(MODEL_CODES, (code) => ownLine(code, featureId))]
  const [[everywhere] = ['']] = byLine
  if (byLine.length === 1) return everywhere
  return byLine.map(([line, codes]) => `${codes.map(modelName).join(', ')}: ${line}`).join('; ')
}

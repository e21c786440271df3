import { dimensionsOf, type Size } from '#src/backend/search/answers/measures.ts'
import type { Question } from '#src/backend/search/answers/question.ts'
import { bigWheelsFrom } from '#src/content/cars/features.ts'
import { trims } from '#src/content/cars/trims.ts'
import { facts, longVersionOf, sizesOf, type CarFacts } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo, modelRouteName } from '#src/routes.ts'
import { performanceOf, brandNameOf } from '#src/backend/search/answers/car-names.ts'

/** Page, name and sizes of a model's longer version. */
function longVersion(code: ModelCode): { url: string; name: string; sizes: CarFacts } | undefined {
  const long = longVersionOf(code)
  return (
    long && {
      url: hrefTo(modelRouteName(code, long.page)),
      name: `${brandNameOf(code)} L`,
      sizes: sizesOf(code, true),
    }
  )
}

export function sizeAnswer(code: ModelCode, { isLong }: Question, { title, value, show }: Size): SearchAnswer {
  const text = 'Размеры и чертёж — на странице модели.'
  const long = isLong && longVersion(code)
  if (long) return { url: long.url, title: `${title} ${long.name}: ${show(value(long.sizes))}`, text }
  return { url: modelByCode(code).href, title: `${title} ${brandNameOf(code)}: ${show(value(facts[code]))}`, text }
}

export function dimensionsAnswer(code: ModelCode, { isLong }: Question): SearchAnswer {
  const text = 'Длина, ширина и высота. Чертёж, колёсная база и багажник — на странице модели.'
  const long = isLong && longVersion(code)
  if (long) return { url: long.url, title: `Размеры ${long.name}: ${dimensionsOf(long.sizes)}`, text }
  return { url: modelByCode(code).href, title: `Размеры ${brandNameOf(code)}: ${dimensionsOf(facts[code])}`, text }
}

export const wheelsAnswer = (code: ModelCode): SearchAnswer => ({
  url: modelByCode(code).href,
  title: `Размер колёс ${brandNameOf(code)}: ${facts[code].wheels} дюймов`,
  text: trims.some(({ model, level }) => model === code && level >= bigWheelsFrom)
    ? 'В старших комплектациях колёса больше. Размер шин для вашего автомобиля — на табличке в проёме двери водителя и в руководстве.'
    : 'Размер шин для вашего автомобиля — на табличке в проёме двери водителя и в руководстве.',
})

/** A value the site does not have: the answer says so and where to ask. */
export const clearanceAnswer = (code: ModelCode): SearchAnswer => ({
  url: performanceOf(code),
  title: `Дорожный просвет ${brandNameOf(code)} уточнит дилер`,
  text: 'На сайте этой величины ещё нет. Режимы движения и подвеска описаны на странице динамики.',
})

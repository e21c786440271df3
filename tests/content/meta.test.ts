import { expect, test } from 'vitest'
import { metaOf } from '#src/content/all-pages.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { staticRouteNames, type StaticRouteName } from '#src/routes.ts'
import { asMessage, placeOf, repeated } from './rules/places.ts'
import { slipsIn } from './rules/slips.ts'

/** Characters that search engines show. */
const LENGTHS = { title: [30, 65], description: [70, 160] } as const
const NAMES = { title: 'заголовок для поисковиков (title)', description: 'описание для поисковиков (description)' }
const KEYS = ['title', 'description'] as const

/** A page's entry begins with its name, quoted where it has a hyphen. */
const at = (name: StaticRouteName, key: string): string =>
  placeOf({
    near: new RegExp(`^\\s*'?${name}'?: \\{$`),
    at: new RegExp(`^\\s*${key}:`),
    wants: /^\s*(?:title|description):/,
  })

const entries = staticRouteNames.map((name) => [name, metaOf(name)] as const)
const lengths = [...Object.values(facts), g90L].map((car) => String(car.length))

test('titles and descriptions: lengths, signs, sizes', () => {
  const problems = entries.flatMap(([name, meta]) =>
    KEYS.flatMap((key) => {
      const text = meta[key]
      const [min, max] = LENGTHS[key]
      const wrong = [...text.matchAll(/(\d{4})\sмм/g)].filter(([, length = '']) => !lengths.includes(length))
      return [
        ...(text.length < min || text.length > max
          ? [
              `${at(name, key)}: ${NAMES[key]} страницы ${name} — ${text.length} знаков, а нужно от ${min} до ${max}: «${text}». Перепишите его.`,
            ]
          : []),
        ...(text.includes('?')
          ? [`${at(name, key)}: ${NAMES[key]} страницы ${name} с вопросом: «${text}». Скажите утвердительно.`]
          : []),
        ...wrong.map(
          ([size]) =>
            `${at(name, key)}: ${NAMES[key]} страницы ${name} называет «${size}», такой длины нет ни у одной модели. Исправьте число.`,
        ),
        ...slipsIn(text),
      ]
    }),
  )
  expect(problems, asMessage(problems)).toEqual([])
})

test.each(KEYS)('no two pages share a %s', (key) => {
  const problems = repeated(entries, ([, meta]) => meta[key]).map(
    ([text, same]) =>
      `${at(same[0]?.[0] ?? 'home', key)}: ${NAMES[key]} совпадает у страниц ${same.map(([name]) => name).join(' и ')}: «${text}». Напишите каждой свой.`,
  )
  expect(problems, asMessage(problems)).toEqual([])
})

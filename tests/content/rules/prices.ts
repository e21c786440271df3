import type { ModelDefinition } from '#src/content/models/define-model.ts'
import type { ModelDetails } from '#src/content/models/define-details.ts'
import { isDay } from '#src/domain/day.ts'
import { formatMoney } from '#src/domain/format.ts'
import { placeOf, quoted, repeated } from './places.ts'

/** What a model's price list is made of: its `model.ts`, and its engines in `details.ts`. */
export type PriceList = { code: string; model: ModelDefinition; engines: ModelDetails['engines'] }

const rowPlace = (code: string, id: number): string =>
  placeOf({ file: `/${code}/model`, near: new RegExp(`\\[${id},`) })
const sincePlace = (code: string): string => placeOf({ file: `/${code}/model`, near: 'pricesSince:' })
const money = (price: number): string => formatMoney(price).replaceAll('\u00a0', ' ')

/** A trim that costs so many times more than the cheapest one has a digit too many. */
const SUSPICIOUS = 4
/** No car is sold for less. */
const LEAST = 300_000

function listProblems({ code, model, engines }: PriceList): string[] {
  const { name, trims, pricesSince, long } = model
  const priced = trims.flatMap(([id, family, , price]) => (price === null ? [] : [{ id, family, price }]))
  const isPrice = ({ price }: { price: number }) => Number.isInteger(price) && price >= LEAST
  // A price that is none is told once, and nothing is compared with it.
  const sound = priced.filter(isPrice)
  const lowest = Math.min(...sound.map(({ price }) => price))
  const unpriced = trims.filter(([, , , price]) => price === null)
  return [
    ...(trims.length === 0
      ? [
          `${placeOf({ file: `/${code}/model`, near: 'trims:' })}: у ${name} не осталось ни одной комплектации. Страницам модели нужна хотя бы одна.`,
        ]
      : []),
    ...priced
      .filter((one) => !isPrice(one))
      .map(
        ({ id, family, price }) =>
          `${rowPlace(code, id)}: ${name} ${family} стоит ${price} ₽. Цена — целое число рублей, например 2_249_000. Проверьте её.`,
      ),
    ...sound
      .filter(({ price }) => price > SUSPICIOUS * lowest)
      .map(
        ({ id, family, price }) =>
          `${rowPlace(code, id)}: ${name} ${family} стоит ${money(price)}, а самая доступная — ${money(lowest)}. Нет ли в цене лишней цифры?`,
      ),
    ...sound.slice(1).flatMap(({ id, family, price }, index) => {
      const above = sound[index]
      if (!above || price >= above.price) return []
      return [
        `${rowPlace(code, id)}: ${name} ${family} стоит ${money(price)}, меньше, чем строкой выше ${above.family} (${money(above.price)}). Комплектации стоят по возрастанию цены: проверьте цену или переставьте строку.`,
      ]
    }),
    ...(priced.length > 0 && unpriced.length > 0
      ? unpriced.map(
          ([id, family]) =>
            `${rowPlace(code, id)}: у ${name} ${family} цены нет (null), а у других комплектаций есть. Назовите её: иначе «цена от» посчитается без этой строки.`,
        )
      : []),
    ...(priced.length > 0 && pricesSince === null
      ? [
          `${sincePlace(code)}: у ${name} есть цены, а дня, с которого они действуют, нет (pricesSince: null). Впишите его: 'год-месяц-день'.`,
        ]
      : []),
    ...(pricesSince !== null && !isDay(pricesSince)
      ? [
          `${sincePlace(code)}: цены ${name} действуют с «${pricesSince}», такого дня нет. Нужно год-месяц-день, например 2022-02-10.`,
        ]
      : []),
    ...trims
      .filter(([, , engine]) => !engines.some(({ id }) => id === engine))
      .map(
        ([id, family, engine]) =>
          `${rowPlace(code, id)}: у ${name} ${family} двигатель номер ${engine}, такого у модели нет. Есть: ${engines.map((one) => one.id).join(', ')} (details.ts в той же папке).`,
      ),
    ...(long?.trims ?? [])
      .filter((id) => !trims.some(([own]) => own === id))
      .map(
        (id) =>
          `${placeOf({ file: `/${code}/model`, near: 'long:' })}: удлинённой названа комплектация ${id}, такой нет. Уберите её номер из long.trims.`,
      ),
  ]
}

/** What is wrong with the prices of the trims, each in a sentence with file and line. */
export const priceProblems = (lists: readonly PriceList[]): string[] => [
  ...trimNumberProblems(lists),
  ...engineNumberProblems(lists),
  ...lists.flatMap(listProblems),
]

type Numbered = { code: string; id: number; name: string }

function trimNumberProblems(lists: readonly PriceList[]): string[] {
  const rows = lists.flatMap(({ code, model }) =>
    model.trims.map(([id, family]): Numbered => ({ code, id, name: `${model.name} ${family}` })),
  )
  return numberProblems(
    rows,
    ({ code, id }) => rowPlace(code, id),
    (id, names) => `номер ${id} у комплектаций ${names}. Номера не повторяются, в том числе у разных моделей`,
  )
}

function engineNumberProblems(lists: readonly PriceList[]): string[] {
  const rows = lists.flatMap(({ code, model, engines }) =>
    engines.map(({ id }): Numbered => ({ code, id, name: model.name })),
  )
  return numberProblems(
    rows,
    ({ code, id }) => placeOf({ file: `/${code}/details`, near: `id: ${id},` }),
    (id, names) =>
      `номер двигателя ${id} у моделей ${names}. Номера двигателей не повторяются; тот же номер стоит и в строках trims файла model.ts`,
  )
}

/** Each number that stands twice, with a free one: a copied model repeats several, and each needs its own. */
function numberProblems(
  rows: readonly Numbered[],
  placeOfRow: (row: Numbered) => string,
  sentence: (id: number, names: string) => string,
): string[] {
  const taken = new Set(rows.map(({ id }) => id))
  return repeated(rows, ({ id }) => id).flatMap(([id, same]) => {
    const last = same.at(-1)
    if (!last) return []
    const free = freeNumber(rows, taken, last.code)
    taken.add(free)
    return [`${placeOfRow(last)}: ${sentence(id, quoted(same.map(({ name }) => name)))}: дайте новой номер ${free}.`]
  })
}

/** The first one after those of the model. */
function freeNumber(rows: readonly Numbered[], taken: ReadonlySet<number>, code: string): number {
  let free = Math.max(...rows.filter((row) => row.code === code).map(({ id }) => id)) + 1
  while (taken.has(free)) free += 1
  return free
}

import { readPriceText } from '#src/domain/content/price-text.ts'

/** A price table from a spreadsheet, compared line by line with the lists in force. */

/** A line as written: the model's name or code, the trim's number or name, the price. */
export type PriceRow = { model: string; trim: string; price: string }

/** The list of a model: `names` are all names it may have in a table. */
export type HeldList<Code extends string> = {
  code: Code
  names: readonly string[]
  trims: readonly { id: number; name: string; price: number | null }[]
}

export type PriceLine<Code extends string> = {
  /** Its row in the table, from 0; null for a trim that is not in the table. */
  row: number | null
  /** Null where there is none. */
  model: Code | null
  trim: { id: number; name: string } | null
  before: number | null
  /** The unchanged price where the row is wrong or missing. */
  after: number | null
  fault: string | null
}

/**
 * What a table would change: first its rows in order, without those in `excluded`, then the trims of the same
 * models that it leaves out.
 */
export function comparePrices<Code extends string>(
  rows: readonly PriceRow[],
  lists: readonly HeldList<Code>[],
  excluded: ReadonlySet<number> = new Set(),
): PriceLine<Code>[] {
  const named = rows.flatMap((row, index) => (excluded.has(index) ? [] : [lineOf(row, index, lists)]))
  const counts = new Map<number, number>()
  for (const { trim } of named) if (trim) counts.set(trim.id, (counts.get(trim.id) ?? 0) + 1)
  const told = named.map((line) =>
    line.fault === null && line.trim && (counts.get(line.trim.id) ?? 0) > 1
      ? { ...line, after: line.before, fault: 'Комплектация повторяется: оставьте одну строку' }
      : line,
  )
  const models = new Set(named.map(({ model }) => model))
  const missing = lists
    .filter(({ code }) => models.has(code))
    .flatMap(({ code, trims }) =>
      trims
        .filter(({ id }) => !counts.has(id))
        .map(({ id, name, price }) => ({
          row: null,
          model: code,
          trim: { id, name },
          before: price,
          after: price,
          fault: null,
        })),
    )
  return [...told, ...missing]
}

function lineOf<Code extends string>(
  { model, trim, price }: PriceRow,
  row: number,
  lists: readonly HeldList<Code>[],
): PriceLine<Code> {
  const nothing = { row, model: null, trim: null, before: null, after: null }
  const list = listOf(model, trim, lists)
  if (!list) return { ...nothing, fault: model.trim() === '' ? 'Не сказано, какая модель' : 'Такой модели нет' }
  const found = trimsOf(trim, list)
  const [only] = found
  if (!only || found.length > 1)
    return {
      ...nothing,
      model: list.code,
      fault: only
        ? `Подходит несколько комплектаций: ${found.map(({ id }) => id).join(', ')}. Впишите номер`
        : 'Такой комплектации у модели нет',
    }
  const read = readPriceText(price)
  const isWrong = 'fault' in read
  return {
    row,
    model: list.code,
    trim: { id: only.id, name: only.name },
    before: only.price,
    after: isWrong ? only.price : read.price,
    fault: isWrong ? read.fault : null,
  }
}

/** Letters and digits only: «GV70» and «gv-70 » are the same name. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** By the model's name; without one, by the number of the trim. */
function listOf<Code extends string>(model: string, trim: string, lists: readonly HeldList<Code>[]) {
  if (plain(model) === '') return lists.find(({ trims }) => trims.some(({ id }) => String(id) === trim.trim()))
  return lists.find(({ names }) => names.some((name) => plain(name) === plain(model)))
}

/** By number, by full name, or by a prefix where it is unique. */
function trimsOf(
  text: string,
  { trims }: HeldList<string>,
): readonly { id: number; name: string; price: number | null }[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const whole = trims.filter(({ id, name }) => String(id) === wanted || plain(name) === wanted)
  return whole.length > 0 ? whole : trims.filter(({ name }) => plain(name.split(',', 1)[0] ?? '') === wanted)
}

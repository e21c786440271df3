import { comparedAs, featureCategories, specificationCategories } from '#src/content/cars/categories.ts'
import { numberIn, type Better } from '#src/domain/compare.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation, FeatureAnswer } from '#src/domain/shapes/complectation.ts'
import { useAppState } from '#src/stores/app-store.ts'

type Cell = { text: string; look?: 'yes' | 'no' | 'option'; value?: number | null }
export type Row = {
  key: string
  name: string
  description?: string | undefined
  cells: Cell[]
  better?: Better | undefined
  unsure?: boolean | undefined
}
type Group = { name: string; rows: Row[] }

const FEATURES: Record<FeatureAnswer['items'][number]['value'], Cell> = {
  standard: { text: 'есть', look: 'yes' },
  option: { text: 'в\u00a0пакете', look: 'option' },
  none: { text: 'нет', look: 'no' },
}
const ABSENT: Cell = { text: '—' }

/** Empty until the sets of every compared trim are loaded. */
export function useGroups(trims: readonly Complectation[]): Group[] {
  const features = useAppState((state) => state.features)
  const specifications = useAppState((state) => state.specifications)
  const sets = trims.map((trim) => ({
    features: features[trim.feature_id]?.items,
    specifications: specifications[trim.specification_id]?.items,
  }))
  if (sets.some((set) => !set.features || !set.specifications)) return []

  const specificationRows = union(sets.map((set) => set.specifications ?? [])).map(({ item, of }): Row & Grouped => {
    const isUnsure = of.some((one) => one?.unsure)
    return {
      key: `s${item.id}`,
      category: item.category_id,
      name: item.name,
      description: item.description,
      better: item.better,
      unsure: isUnsure,
      cells: of.map((one) =>
        one ? { text: one.unit ? `${one.value}${NBSP}${one.unit}` : one.value, value: numberIn(one.value) } : ABSENT,
      ),
    }
  })
  const featureRows = union(sets.map((set) => set.features ?? [])).map(({ item, of }): Row & Grouped => ({
    key: `f${item.id}`,
    category: item.category_id,
    name: item.name,
    description: item.description,
    cells: of.map((one) => FEATURES[one?.value ?? 'none']),
  }))
  const grouped = (categories: typeof featureCategories, rows: (Row & Grouped)[]) =>
    categories.map(({ id, name }) => ({ name, rows: rows.filter(({ category }) => category === id) }))
  return joined([...grouped(specificationCategories, specificationRows), ...grouped(featureCategories, featureRows)])
}
type Grouped = { category: number }

/** Groups with rows; groups on the same subject are merged at the position of the first. */
function joined(groups: readonly Group[]): Group[] {
  const byName = new Map<string, Row[]>()
  for (const { name, rows } of groups) {
    const called = comparedAs.get(name) ?? name
    if (rows.length > 0) byName.set(called, [...(byName.get(called) ?? []), ...rows])
  }
  return [...byName].map(([name, rows]) => ({ name, rows }))
}

/** Items of several sets by id, in the order of the first set that has them. */
function union<T extends { id: number }>(sets: readonly (readonly T[])[]) {
  const items = new Map<number, T>()
  for (const set of sets) for (const item of set) if (!items.has(item.id)) items.set(item.id, item)
  return [...items.values()].map((item) => ({
    item,
    of: sets.map((set) => set.find(({ id }) => id === item.id)),
  }))
}

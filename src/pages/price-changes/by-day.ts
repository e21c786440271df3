import type { ModelCode } from '#src/domain/model.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'

export type ModelChanges = { model: ModelCode; changes: readonly PriceChange[] }
export type DayChanges = { day: string; models: readonly ModelChanges[] }

/** In the order of the list, in which the changes of a day and a model are adjacent. */
export function byDay(changes: readonly PriceChange[]): DayChanges[] {
  const days = new Map<string, Map<ModelCode, PriceChange[]>>()
  for (const change of changes) {
    const models = days.get(change.day) ?? new Map<ModelCode, PriceChange[]>()
    models.set(change.model, [...(models.get(change.model) ?? []), change])
    days.set(change.day, models)
  }
  return [...days].map(([day, models]) => ({
    day,
    models: [...models].map(([model, own]) => ({ model, changes: own })),
  }))
}

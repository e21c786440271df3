import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { driveName } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

type Engine = Pick<Complectation['modification'], 'fuel' | 'drive' | 'power_hp' | 'unsure'>
/** The properties of a trim that distinguish it from the previous one. */
type Version = Pick<Complectation, 'highlights' | 'is_long'> & { modification: Engine }

/**
 * What a trim adds to the previous one in the list; `before`: undefined for the first one. Trims with the same
 * highlights have the same level of equipment.
 */
export function additionOf(
  { highlights, is_long: isLong, modification }: Version,
  before: Version | undefined,
): string {
  // No line begins with the point.
  const join = (parts: readonly string[]) => parts.join(`${NBSP}· `)
  const brought = before && join(highlights) === join(before.highlights) ? [] : highlights
  if (isLong && !before?.is_long) return join(['Удлинённая база', ...brought])
  if (!before || brought.length > 0) return join(brought)
  const other = otherEngine(modification, before.modification)
  return other && `Оснащение то${NBSP}же, ${other}`
}

function otherEngine(engine: Engine, before: Engine): string {
  if (engine.fuel !== before.fuel) return `двигатель ${engine.fuel === 'diesel' ? 'дизельный' : 'бензиновый'}`
  if (engine.drive !== before.drive) return `привод ${driveName[engine.drive]}`
  const more = engine.power_hp - before.power_hp
  // A difference of unconfirmed figures is not shown.
  const isUnsure = [engine, before].some(({ unsure }) => unsure?.includes('power_hp'))
  return more > 0 ? `двигатель мощнее${isUnsure ? '' : ` на${NBSP}${more}${NBSP}л.${NBSP}с.`}` : ''
}

import { cabinLights, type CabinLight } from '#src/content/cars/cabin-lights.ts'
import { exteriorRows, interiorRows, type InteriorCode, type PaintCode } from '#src/content/cars/palette.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { Photo } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** The driver's views of a model in the interiors of these codes: `renderedInteriors('g90', 'G90', ['NNB'])`. */
export const renderedInteriors = (
  model: string,
  name: string,
  codes: readonly InteriorCode[],
): Partial<Record<InteriorCode, Photo>> =>
  Object.fromEntries(
    interiorRows
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name: interior, trim }) => [
        code,
        rendered(
          `${model}/cabin-driver-${code.toLowerCase()}`,
          `Место водителя ${name}: ${lowered(interior)}, ${trim}`,
        ),
      ]),
  )

/** The cabin at night in all its lights: `renderedLights('g90/cabin-night')`. */
export const renderedLights = (name: string): Partial<Record<CabinLight['id'], Photo>> =>
  Object.fromEntries(cabinLights.map(({ id, name: light }) => [id, rendered(`${name}-${id}`, `Салон ночью: ${light}`)]))

/**
 * The car in the showroom in those of these paints that it is sold in: `renderedPaints('g90', 'G90', ['BLU'])`.
 * Discontinued ones are left out, new ones have no picture yet.
 */
export const renderedPaints = (
  model: ModelCode,
  name: string,
  codes: readonly PaintCode[],
): Partial<Record<PaintCode, Photo>> =>
  Object.fromEntries(
    exteriorRows
      .filter(({ code }) => codes.includes(code) && isSold(model, code))
      .map(({ code, name: paint }) => [
        code,
        rendered(`${model}/paint-${code.toLowerCase()}`, `${name} в зале, цвет «${lowered(paint)}»`),
      ]),
  )

const isSold = (model: ModelCode, paint: PaintCode): boolean => {
  const paints: readonly PaintCode[] = lineUp[model].paints
  return paints.includes(paint)
}
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

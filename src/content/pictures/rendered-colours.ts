import { exteriorRows, interiorRows, type InteriorCode, type PaintCode } from '#src/content/cars/palette.ts'
import type { Photo } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'

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

/** The car in the showroom in each of its paints: `renderedPaints('g90', 'G90', ['BLU'])`. */
export const renderedPaints = (
  model: string,
  name: string,
  codes: readonly PaintCode[],
): Partial<Record<PaintCode, Photo>> =>
  Object.fromEntries(
    exteriorRows
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name: paint }) => [
        code,
        rendered(`${model}/paint-${code.toLowerCase()}`, `${name} в зале, цвет «${lowered(paint)}»`),
      ]),
  )

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

import { facts, g90L, G90L_EXTRA_MM, type CarFacts } from '#src/content/models/facts.ts'
import { bodyOf, modelName } from '#src/content/models/names.ts'
import { fitOutline } from '#src/drawing/cars/fit.ts'
import { g70 } from '#src/drawing/cars/g70.ts'
import { g90 } from '#src/drawing/cars/g90.ts'
import { gv70 } from '#src/drawing/cars/gv70.ts'
import { gv80 } from '#src/drawing/cars/gv80.ts'
import { g80 } from '#src/drawing/cars/new-g80.ts'
import type { CarShape } from '#src/drawing/cars/shape.ts'
import { stretch, type Zone } from '#src/drawing/cars/stretch.ts'
import { isDrawn, type DrawnModel } from '#src/content/models/drawn.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** What can be drawn: the models that have drawings, and the long version of the G90. */
export type DrawnCode = DrawnModel | 'g90-l'

type Size = Pick<CarFacts, 'length' | 'width' | 'height' | 'wheelbase' | 'frontOverhang'>
export type Car = CarShape &
  Size & {
    /** The model it is a version of. */
    code: DrawnModel
    name: string
    suv: boolean
    rearAxle: number
    /** From the front seat to the rear one. */
    seatPitch: number
    /** How far the car is longer than the frame was made for. */
    extra: number
  }

const SEAT_PITCH = 800
const REAR_DOOR: Zone = [2850, 3560]

const shapes: Record<DrawnModel, CarShape> = { g70, gv70, 'new-g80': g80, gv80, g90 }

function carFrom(code: DrawnModel, shape: CarShape, size: Size, extra = 0): Car {
  const name = modelName(code)
  return {
    ...shape,
    code,
    outline: fitOutline(shape.outline, size.length, size.height),
    length: size.length,
    width: size.width,
    height: size.height,
    wheelbase: size.wheelbase,
    frontOverhang: size.frontOverhang,
    name: extra === 0 ? name : `${name} L`,
    suv: bodyOf(code) === 'suv',
    rearAxle: size.frontOverhang + size.wheelbase,
    seatPitch: SEAT_PITCH + extra,
    extra,
  }
}

/** What is drawn of a model or of its longer version; null for one without a drawing. */
export function drawnCodeOf({ code, isLong }: { code: ModelCode; isLong: boolean }): DrawnCode | null {
  if (!isDrawn(code)) return null
  return isLong && code === 'g90' ? 'g90-l' : code
}

/** The drawn shape together with the facts of the model; every drawing of a car starts here. */
export const carOf = (code: DrawnCode): Car =>
  code === 'g90-l'
    ? carFrom('g90', stretch(g90, REAR_DOOR, G90L_EXTRA_MM), g90L, G90L_EXTRA_MM)
    : carFrom(code, shapes[code], facts[code])

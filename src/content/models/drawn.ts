import type { ModelCode } from '#src/domain/model.ts'

/**
 * The models that have drawings: a shape in `src/drawing/cars`, a face in `src/drawing/front`, surfaces in `src/three`. A
 * model that is not among them is shown by its photographs, and what needs a drawing (diagrams, elevations, the turning
 * car) is left out for it.
 */
export const DRAWN_MODELS = ['g70', 'gv70', 'new-g80', 'gv80', 'g90'] as const satisfies readonly ModelCode[]
export type DrawnModel = (typeof DRAWN_MODELS)[number]

export const isDrawn = (code: ModelCode): code is DrawnModel => DRAWN_MODELS.some((one) => one === code)

import type { ModelCode } from '#src/domain/model.ts'

/**
 * The models that have drawings: an outline in `src/drawing/cars`, a front in `src/drawing/front`, surfaces in
 * `src/three`.
 * Other models are shown by photographs, and content that needs a drawing (diagrams, elevations, the 3D
 * car) is left out for them.
 */
export const DRAWN_MODELS = ['g70', 'gv70', 'new-g80', 'gv80', 'g90'] as const satisfies readonly ModelCode[]
export type DrawnModel = (typeof DRAWN_MODELS)[number]

export const isDrawn = (code: ModelCode): code is DrawnModel => DRAWN_MODELS.some((one) => one === code)

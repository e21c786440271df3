import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { CONCEPTS, drawConcept } from '#src/drawing/concept.ts'
import { drawFront } from '#src/drawing/front.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { drawPlan } from '#src/drawing/plan.ts'
import { drawSide } from '#src/drawing/side.ts'

/** Every kind of drawing by name, as functions so that one can be drawn twice. */
export const everyDrawing: readonly (readonly [name: string, draw: () => string])[] = [
  ...DRAWN_MODELS.flatMap((code) => [
    [`${code} studio`, () => drawSide({ code, register: 'studio' })] as const,
    [`${code} light`, () => drawSide({ code, register: 'light' })] as const,
    [`${code} line`, () => drawSide({ code, register: 'line', dimensions: true })] as const,
    [`${code} front light`, () => drawFront({ code, register: 'light' })] as const,
    [`${code} front line`, () => drawFront({ code, register: 'line', dimensions: true })] as const,
    [`${code} plan`, () => drawPlan({ code, seats: true, wheels: true })] as const,
  ]),
  ['g90-l studio', () => drawSide({ code: 'g90-l', register: 'studio' })],
  ['g90-l line', () => drawSide({ code: 'g90-l', register: 'line' })],
  [
    'close-up',
    () => drawSide({ code: 'gv70', register: 'studio', paint: paintOf('MGR'), detail: 2, crop: [0, 700, 1600, 1200] }),
  ],
  ...CONCEPTS.map((name) => [`concept ${name}`, () => drawConcept(name)] as const),
]

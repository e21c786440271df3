import { modelName } from '#src/content/models/names.ts'
import { BRAND } from '#src/brand/brand.ts'
import { DRAWN_MODELS, type DrawnModel } from '#src/content/models/drawn.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import { sourcesOf, type ImageSource } from '#src/content/pictures/sources.ts'

/**
 * Three-quarter pictures of the cars. They are rendered from the same parameters as the drawings by `npm run stills`,
 * kept in scripts/pictures/stills, and converted to the files named here together with all other pictures.
 */
export const STILL_VIEWS = ['front34', 'rear34'] as const
export type StillView = (typeof STILL_VIEWS)[number]

/** `light` fades to INK on all sides, `studio` is on the pale stage. */
export const STILL_REGISTERS = ['light', 'studio'] as const
export type StillRegister = (typeof STILL_REGISTERS)[number]

export type StillId = { code: DrawnModel; view: StillView; register: StillRegister }

/** Of every still; smaller files have the same proportions. */
export const STILL_SIZE = { width: 1920, height: 864 } as const

/** Not good enough compared with the others. */
const isRefused = ({ code, view, register }: StillId) => code === 'gv70' && view === 'rear34' && register === 'studio'

export const stills: readonly StillId[] = DRAWN_MODELS.flatMap((code) =>
  STILL_VIEWS.flatMap((view) => STILL_REGISTERS.map((register): StillId => ({ code, view, register }))),
).filter((still) => !isRefused(still))

export const stillName = ({ code, view, register }: StillId): string => `${code}-${view}-${register}`

const seen: Record<StillView, string> = { front34: 'спереди сбоку', rear34: 'сзади сбоку' }
const lit: Record<StillRegister, Record<StillView, string>> = {
  light: {
    front34: 'в темноте: светятся фары, крыша и линия кузова',
    rear34: 'в темноте: светятся фонари, крыша и линия кузова',
  },
  studio: { front34: 'в студии', rear34: 'в студии' },
}

export type Still = { src: string; sources: ImageSource[]; alt: string; width: number; height: number }

/**
 * Everything `<LazyImage>` needs to show a still; null for a missing one. `sizes` as in HTML: how wide the
 * picture is shown.
 */
export function stillSources(
  code: DrawnModel,
  view: StillView,
  register: StillRegister,
  sizes = '100vw',
): Still | null {
  const still = { code, view, register }
  if (isRefused(still)) return null
  const src = hashed(`/images/stills/${stillName(still)}.jpg`)
  return {
    src,
    sources: sourcesOf('still', src, sizes),
    alt: `${BRAND} ${modelName(code)}, вид ${seen[view]} ${lit[register][view]}`,
    ...STILL_SIZE,
  }
}

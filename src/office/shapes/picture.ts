import * as z from 'zod/mini'
import { COLOUR_PLACES } from '#src/content/photo-key.ts'
import { SLOT_NAMES } from '#src/content/pictures/slots.ts'
import { dayShape } from '#src/office/shapes/fields.ts'

/** Pictures of the office. */

export const pictureIdShape = z.string().check(z.regex(/^[0-9a-f]{16}$/))
const percent = z.int().check(
  z.gte(0),
  z.lte(100),
  z.refine((value) => value % 10 === 0),
)

export const pictureShape = z.object({
  id: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  owner: z.string(),
  until: z.nullable(z.string()),
  createdAt: z.string(),
  /** Titles of items that show it, or will. */
  usedIn: z.array(z.string()),
})
export type OfficePicture = z.infer<typeof pictureShape>

export const pictureChangeShape = z.object({
  id: pictureIdShape,
  alt: z.string().check(z.trim(), z.minLength(1, 'Скажите, что на снимке'), z.maxLength(240, 'Не больше 240 знаков')),
  owner: z.string().check(z.trim(), z.minLength(1, 'Укажите, чей снимок'), z.maxLength(160, 'Не больше 160 знаков')),
  until: z.nullable(dayShape),
  /** What the form began with: only what it has changed is written. */
  was: z.optional(z.object({ alt: z.string(), owner: z.string(), until: z.nullable(z.string()) })),
})

export const pictureUseShape = z.object({
  id: pictureIdShape,
  focus: z.tuple([percent, percent]),
  place: z.enum(['cover', 'dealer', 'details', ...COLOUR_PLACES, ...SLOT_NAMES]),
})

/** A place of a model by its key (content/photo-key.ts); `isLive`: with the office's changes. */
export const standingPlaceShape = z.object({ key: z.string().check(z.maxLength(60)), isLive: z.boolean() })
/** Null where the place is empty. */
export const standingShape = z.object({ picture: z.nullable(z.object({ src: z.string(), alt: z.string() })) })

import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { uprightOf, type SlotWithUpright } from '#src/content/pictures/slots.ts'
import { UPRIGHT, type ImageSource } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * A full-width photograph, on phones its upright variant where there is one; null for a model without the wide
 * one. Both have a `<source>` of their own, so a phone never gets a strip of the wide one. `sizes` as in HTML: how
 * wide the wide one is shown.
 */
export function acrossScreen(code: ModelCode, slot: SlotWithUpright, sizes?: string): Picture | null {
  const wide = pictureOf(code, slot, sizes)
  const upright = pictureOf(code, uprightOf(slot))
  return wide && upright ? besideUpright(wide, upright.sources) : wide
}

/** The wide picture, on phones its upright variant: the browser takes the first file whose screens it is one of. */
export const besideUpright = (wide: Picture, upright: readonly ImageSource[]): Picture => ({
  ...wide,
  sources: [...upright.map((source) => ({ ...source, media: UPRIGHT })), ...wide.sources],
})

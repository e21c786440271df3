import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { NOT_PHONE, PHONE, type ImageSource } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * A photograph from edge to edge, on phones its upright fellow where there is one; null for a model without the wide
 * one. Both have a `<source>` of their own, so a phone never gets a strip cut out of the wide one.
 */
export function acrossScreen(code: ModelCode, slot: 'hero' | 'place'): Picture | null {
  const wide = pictureOf(code, slot)
  const upright = pictureOf(code, `${slot}-upright`)
  return wide && upright ? besideUpright(wide, upright.sources) : wide
}

/** The wide picture, on phones its upright fellow. */
export function besideUpright(wide: Picture, upright: readonly ImageSource[]): Picture {
  const on = (media: string, sources: readonly ImageSource[]) => sources.map((source) => ({ ...source, media }))
  return { ...wide, sources: [...on(PHONE, upright), ...on(NOT_PHONE, wide.sources)] }
}

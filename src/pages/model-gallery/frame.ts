import type { ImageSource } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Placeholder of a picture while it is loading, and background of a drawing. */
export type Tone = 'night' | 'studio' | 'inside' | 'outside' | 'paper'
/** `wide` is a whole car or a whole cabin, `close` a part that may be cropped, `small` one of a set. */
export type Shape = 'wide' | 'close' | 'small' | 'drawing'

export type Frame = {
  /** Names the picture in the address: `#view=line`. */
  id: string
  /** One short line. */
  caption: string
  /** The viewer's second line: how much the picture shows, which materials. */
  note: string | null
  alt: string
  width: number
  height: number
  shape: Shape
  tone: Tone
  src: string
  sources: readonly ImageSource[] | undefined
  /** An upright picture of the same subject for phones, where there is one. */
  upright?: readonly ImageSource[] | undefined
  isDrawing: boolean
  /** A drawing in the frame that all cars share: the car's length defines its centre. */
  centered?: ModelCode
  /** A downloadable file and its name. */
  file: { href: string; name: string }
  /** Of a paint or a leather: one is shown at a time, chosen by its colour. */
  swatch?: { hex: string; dark: string }
  /** Ids of pictures that this one replaces. */
  instead?: readonly string[]
}

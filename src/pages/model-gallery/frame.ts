import type { ImageSource } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** What the box of a picture looks like while it is on its way, and the ground of a drawing. */
export type Tone = 'night' | 'studio' | 'inside' | 'outside' | 'paper'
/** `wide` is a whole car or a whole cabin, `close` a part that may lose its edges, `small` one of a set. */
export type Shape = 'wide' | 'close' | 'small' | 'drawing'

export type Frame = {
  /** Names the picture in the address: `#view=line`. */
  id: string
  /** One short line. */
  caption: string
  /** The viewer's second line: how much the picture shows, what it is made of. */
  note: string | null
  alt: string
  width: number
  height: number
  shape: Shape
  tone: Tone
  src: string
  sources: readonly ImageSource[] | undefined
  /** Of the same subject for phones, where there is one. */
  upright?: readonly ImageSource[] | undefined
  isDrawing: boolean
  /** A drawing in the frame that all cars share: the car whose length says where its middle is. */
  centered?: ModelCode
  /** A file to take home and the name it gets there. */
  file: { href: string; name: string }
  /** Ids of pictures that this one stands for. */
  instead?: readonly string[]
}

import type { CropName, RasterView } from '#src/content/pictures/drawings.ts'
import type { ImageSource } from '#src/content/pictures/sources.ts'
import type { Columns } from '#src/pages/model-gallery/order.ts'

/** What a drawing stands on. Close-ups, rendered pictures and boards fill their frame. */
export type Ground = 'stage' | 'ink' | 'paper'

type Whole = { src: string; sources: readonly ImageSource[] | undefined; ground: Ground | null }
type CloseUp = { crop: CropName; view: RasterView }

export type Frame = {
  /** Names the picture in the address: `#view=nose`. */
  id: string
  caption: string
  /** How much it shows. */
  span: string | null
  alt: string
  width: number
  height: number
  columns: Columns
  /** A file to take home and the name it gets there. */
  file: { href: string; name: string }
  picture: Whole | CloseUp
}

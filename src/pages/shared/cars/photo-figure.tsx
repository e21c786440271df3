import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import styles from '#src/pages/shared/cars/pictures.module.css'

/** A photograph next to text or full width, with the aspect ratio of details. */
export const PhotoFigure = ({ picture, eager = false }: { picture: Picture; eager?: boolean }) => (
  <ModelPicture picture={picture} eager={eager} className={styles.photo} />
)

type AcrossFigureProps = { code: ModelCode; slot: SlotWithUpright; sizes: string; instead?: ReactNode }

/** The whole of a wide picture next to text, upright on phones; `instead`, or nothing, where the model has none. */
export function AcrossFigure({ code, slot, sizes, instead }: AcrossFigureProps) {
  const picture = acrossScreen(code, slot, sizes)
  return picture ? <ModelPicture picture={picture} className={styles.across} /> : instead
}

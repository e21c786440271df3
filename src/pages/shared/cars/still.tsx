import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { StillRegister, StillView } from '#src/content/pictures/stills.ts'
import type { ModelCode } from '#src/domain/model.ts'
import styles from '#src/pages/shared/cars/pictures.module.css'

type StillProps = { code: ModelCode; view: StillView; register: StillRegister; eager?: boolean; decorative?: boolean }

/** A three-quarter picture over the whole width of its box; null where there is none. */
export function Still({ code, view, register, eager = false, decorative = false }: StillProps) {
  const picture = pictureOf(code, { still: view, register })
  return picture && <ModelPicture {...{ picture, eager, decorative }} className={styles.still} />
}

import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import styles from '#src/pages/shared/cars/pictures.module.css'

/** A photograph beside words or across the page, in the shape of details. */
export const PhotoFigure = ({ picture, eager = false }: { picture: Picture; eager?: boolean }) => (
  <ModelPicture picture={picture} eager={eager} className={styles.photo} />
)

import { ModelPicture } from '#src/components/model-picture.tsx'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import styles from '#src/pages/dealers/dealers.module.css'

/** Next to the headline on wide screens, full width below it on others. */
const SIZES = '(max-width: 1100px) 100vw, 46vw'

/** The reception hall; nothing for a car without such a picture. */
export function Welcome() {
  const hall = pictureOf(HALL_CAR, 'hall', SIZES)
  return (
    hall && (
      <div className={styles.welcome}>
        <ModelPicture picture={hall} eager />
      </div>
    )
  )
}

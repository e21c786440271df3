import { ModelPicture } from '#src/components/model-picture.tsx'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { LoungeLight } from '#src/pages/lounge/light.tsx'
import styles from '#src/pages/lounge/lounge.module.css'

/** A car in the hall, from edge to edge; lines of light where there is no such picture. */
export function LoungeHall() {
  const picture = pictureOf(HALL_CAR, { showroom: lineUp[HALL_CAR].shownPaint }, '100vw')
  if (!picture || picture.source === 'drawing' || !isInPaint(picture)) return <LoungeLight />
  return (
    <div className={styles.hall}>
      <ModelPicture picture={picture} eager />
    </div>
  )
}

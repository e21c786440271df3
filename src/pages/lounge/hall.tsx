import { ModelPicture } from '#src/components/model-picture.tsx'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { isInPaint, pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { LoungeLight } from '#src/pages/lounge/light.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import styles from '#src/pages/lounge/lounge.module.css'

/** The hall with a car in it, from edge to edge; the car alone without such a picture, lines of light without both. */
export function LoungeHall() {
  const hall = acrossScreen(HALL_CAR, 'hall')
  if (hall) return <Across picture={hall} className={styles.room} />
  const car = pictureOf(HALL_CAR, { showroom: lineUp[HALL_CAR].shownPaint }, '100vw')
  const isCar = car && car.source !== 'drawing' && isInPaint(car)
  return isCar ? <Across picture={car} className={styles.hall} /> : <LoungeLight />
}

const Across = ({ picture, className }: { picture: Picture; className: string | undefined }) => (
  <div className={className}>
    <ModelPicture picture={picture} eager />
  </div>
)

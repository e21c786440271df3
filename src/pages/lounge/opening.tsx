import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { PageCopy } from '#src/content/copy.ts'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { hoursLine } from '#src/domain/hours-text.ts'
import { LoungeLight } from '#src/pages/lounge/light.tsx'
import { useLounges } from '#src/pages/lounge/use-lounges.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/lounge/lounge.module.css'

/** `children`: how to get there. */
type OpeningProps = { copy: PageCopy; children: ReactNode }

/** The hall with a car in it, and its address; for a car without such a picture the car alone, or lines of light. */
export function LoungeOpening({ copy, children }: OpeningProps) {
  const hall = acrossScreen(HALL_CAR, 'hall')
  if (!hall)
    return (
      <section className={styles.hero} data-scene="dark">
        <PageHead copy={copy} size="giant">
          {children}
        </PageHead>
        <CarAlone />
      </section>
    )
  return (
    <SceneOpening picture={hall} isCorner veil={styles.one} head={<h1 className="display">{copy.h1}</h1>}>
      <div className={styles.invitation}>
        {copy.lead && <p className="lead">{copy.lead}</p>}
        {children}
      </div>
      <Places />
    </SceneOpening>
  )
}

/** Addresses and hours of all lounges, at the top for visitors who look for them. */
const Places = () => (
  <ul className={styles.places}>
    {useLounges().map(({ id, address, hours }) => (
      <li key={id}>
        <address>{address}</address>
        <p className="small muted num">{hoursLine(hours.sales)}</p>
      </li>
    ))}
  </ul>
)

/** The front three-quarter view in its paint. */
function CarAlone() {
  const car = pictureOf(HALL_CAR, { showroom: lineUp[HALL_CAR].shownPaint }, '100vw')
  return car && car.source !== 'drawing' && isInPaint(car) ? (
    <div className={styles.hall}>
      <ModelPicture picture={car} eager />
    </div>
  ) : (
    <LoungeLight />
  )
}

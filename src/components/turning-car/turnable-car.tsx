import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { deferred } from '#src/components/deferred.tsx'
import styles from '#src/components/turning-car/turnable-car.module.css'

/** Its code is fetched by those who have a graphics card and want to see it. */
const TurningCar = deferred(() => import('#src/components/turning-car/turning-car.tsx').then((file) => file.default))

type TurnableCarProps = {
  /** In the middle of the box, as wide as it is: the first paint of the page, and all there is without WebGL. */
  picture: ReactNode
  /** The car in 3D; null while nobody wants it. */
  turning: ComponentProps<typeof TurningCar> | null
  /** It is on the canvas, over the picture (`onShown`). */
  isTurning: boolean
  className?: string | undefined
}

/** The picture of a car, and over it, where it is wanted, the same car in 3D. The box is the same for both. */
export const TurnableCar = ({ picture, turning, isTurning, className }: TurnableCarProps) => (
  <div className={cx(styles.frame, className)} data-turnable>
    <div className={styles.box}>
      <div className={styles.picture} aria-hidden={isTurning}>
        {picture}
      </div>
    </div>
    {turning && <TurningCar {...turning} />}
  </div>
)

import { useEffect, useState, type ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import type { TurningCarProps } from '#src/components/turning-car/turning-car.tsx'
import styles from '#src/components/turning-car/turnable-car.module.css'

type TurnableCarProps = {
  /** In the middle of the box, as wide as it is: the first paint of the page, and all there is without WebGL. */
  picture: ReactNode
  /** The car in 3D; null while nobody wants it. */
  turning: TurningCarProps | null
  /** It is on the canvas, over the picture (`onShown`). */
  isTurning: boolean
  className?: string | undefined
}

/** The picture of a car, and over it, where it is wanted, the same car in 3D. The box is the same for both. */
export function TurnableCar({ picture, turning, isTurning, className }: TurnableCarProps) {
  const [loaded, setLoaded] = useState<{ default: (props: TurningCarProps) => ReactNode }>()
  const onEnd = turning?.onEnd
  useEffect(() => {
    // If its code fails to load the picture stays.
    if (onEnd) import('#src/components/turning-car/turning-car.tsx').then(setLoaded).catch(onEnd)
  }, [onEnd])
  return (
    <div className={cx(styles.frame, className)} data-turnable>
      <div className={styles.box}>
        <div className={styles.picture} aria-hidden={isTurning}>
          {picture}
        </div>
      </div>
      {turning && loaded && <loaded.default {...turning} />}
    </div>
  )
}

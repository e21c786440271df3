import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import styles from '#src/pages/shared/cars/scene-opening.module.css'

type SceneOpeningProps = {
  /** From edge to edge; without one the words stand on the ink alone. */
  picture: Picture | null
  /** A grey morning bears light letters almost by itself; a photograph nobody has measured keeps the whole veil. */
  isMorning?: boolean
  /** So few words that they end in the upper left corner: on a wide screen the veil lies there alone. */
  isCorner?: boolean
  /** Adds to the veil what a picture of its own needs. */
  veil?: string | undefined
  /** Square on a phone: the button below it is to stand on the first screen. */
  isLow?: boolean
  /** Stands in the sky of the picture. */
  head: ReactNode
  /** Stands in the ink under it. */
  children?: ReactNode
}

/** A page opens with a car in a place: the headline in its sky, what the page is about in the dark below. */
export const SceneOpening = ({
  picture,
  isMorning = false,
  isCorner = false,
  veil,
  isLow = false,
  head,
  children,
}: SceneOpeningProps) => (
  <section className={styles.opening} data-scene="dark">
    {picture && (
      <div
        className={cx(
          styles.picture,
          picture.source === 'render' && cx(isMorning && styles.morning, isCorner && styles.corner, veil),
        )}
      >
        <ModelPicture picture={picture} eager className={cx(styles.image, isLow && styles.low)} />
      </div>
    )}
    <div className={`wrap ${styles.head}`}>{head}</div>
    {children && <div className={`wrap ${styles.foot}`}>{children}</div>}
  </section>
)

/** The one number of an opening: what a month costs, roubles; `isLowest`: other versions cost more. */
export const MonthlySum = ({ sum, isLowest }: { sum: number; isLowest?: boolean }) => (
  <p className={`num ${styles.sum}`}>
    {isLowest && <span className={styles.from}>от </span>}
    {formatMoney(sum)} <span>в{NBSP}месяц</span>
  </p>
)

import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import styles from '#src/pages/shared/cars/scene-opening.module.css'

type SceneOpeningProps = {
  /** Full width; without one the text is on plain INK. */
  picture: Picture | null
  /** A dim sky over snow has enough contrast for light text; a photograph of unknown brightness keeps the full overlay. */
  isSnow?: boolean
  /** So few words that they fit into the upper left corner: on a wide screen only that is darkened. */
  isCorner?: boolean
  /** Additional darkening for a picture. */
  veil?: string | undefined
  /** Square on a phone, so that the button below it is on the first screen. */
  isLow?: boolean
  /** In the sky of the picture. */
  head: ReactNode
  /** On the dark area under it. */
  children?: ReactNode
}

/** The first block of a page, a car in a place: the headline in its sky, the text on the dark below. */
export const SceneOpening = ({
  picture,
  isSnow = false,
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
          picture.source === 'render' && cx(isSnow && styles.snow, isCorner && styles.corner, veil),
        )}
      >
        <ModelPicture picture={picture} eager className={cx(styles.image, isLow && styles.low)} />
      </div>
    )}
    <div className={`wrap ${styles.head}`}>{head}</div>
    {children && <div className={`wrap ${styles.foot}`}>{children}</div>}
  </section>
)

/** The single figure of an opening: the monthly price, roubles; `isLowest`: other trims cost more. */
export const MonthlySum = ({ sum, isLowest }: { sum: number; isLowest?: boolean }) => (
  <p className={`num ${styles.sum}`}>
    {isLowest && <span>от{NBSP}</span>}
    {formatMoney(sum)} <span>в{NBSP}месяц</span>
  </p>
)

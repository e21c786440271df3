import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { uprightOf } from '#src/content/pictures/slots.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { cabinAcross, driverSlotOf, type CabinSlot } from '#src/pages/shared/cars/upright-cabin.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/model-home/cabin.module.css'

type CabinProps = {
  home: Home
  /** Text about the cabin, under its pictures. */
  section: Section
  /** Which leather board replaces a missing picture of the cabin. */
  board?: number
  /** The car is about its rear seat: that is the large one. */
  rear?: boolean
  /** The large one shows only what is beside its seat: the page has shown the whole. */
  isClose?: boolean
}

const LARGE = '67vw'
const BESIDE = `${PHONE} 100vw, 33vw`

/** The interior, full width: one seat large, the other upright next to it. */
export function Cabin({ home: { code }, section, board = 0, rear = false, isClose = false }: CabinProps) {
  const driver = driverSlotOf(code)
  const seats: readonly CabinSlot[] = rear ? ['cabin-rear', driver] : [driver, 'cabin-rear']
  const [large, beside] = seats.filter((slot) => pictureOf(code, slot))
  const pictures = [
    large && cabinAcross(code, large, beside && !isClose ? LARGE : '100vw'),
    beside && (pictureOf(code, uprightOf(beside), BESIDE) ?? cabinAcross(code, beside, LARGE)),
  ].filter((picture) => picture !== null && picture !== undefined)
  return (
    <div className={styles.cabin}>
      {pictures.length > 0 ? (
        <div
          className={cx(
            styles.pictures,
            pictures.length > 1 && styles.two,
            isClose && pictures[0]?.source === 'render' && styles.close,
          )}
        >
          {pictures.map((picture) => (
            // A box each: while it is waited for, a picture is two elements, and none of them the last.
            <div key={picture.src}>
              <ModelPicture picture={picture} />
            </div>
          ))}
        </div>
      ) : (
        <div className={`wrap ${styles.leather}`}>
          <InteriorBoard code={code} index={board} />
        </div>
      )}
      <CopySection section={section} />
    </div>
  )
}

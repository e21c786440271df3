import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { cabinAcross } from '#src/pages/shared/cars/upright-cabin.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/model-home/cabin.module.css'

type CabinProps = {
  home: Home
  /** What is said of the cabin, under its pictures. */
  section: Section
  /** Which board of leather stands in where there is no picture of the cabin. */
  board?: number
  /** The page shows the rear seats elsewhere. */
  driverOnly?: boolean
}

/** What is inside, from edge to edge: the rear seats large, the driver's place beside them. */
export function Cabin({ home: { code }, section, board = 0, driverOnly = false }: CabinProps) {
  const slots = driverOnly ? (['cabin'] as const) : (['cabin-rear', 'cabin'] as const)
  const seen = slots.filter((slot) => pictureOf(code, slot))
  const pictures = seen.flatMap((slot) => cabinAcross(code, slot, seen.length > 1 ? '50vw' : '100vw') ?? [])
  return (
    <div className={styles.cabin}>
      {pictures.length > 0 ? (
        <div className={cx(styles.pictures, pictures.length > 1 && styles.two)}>
          {pictures.map((picture) => (
            <ModelPicture key={picture.src} picture={picture} />
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

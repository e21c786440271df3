import { FINANCE_CAR } from '#src/content/finance-car.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import styles from '#src/pages/finance/opening.module.css'

/** The car's place, on a phone too the wide one: the upright one ends before the tunnel does. */
const PLACE = 'scene'
const SIZES = `${PHONE} 140vw, 84vw`

/** A car, so high that the payment of the calculation under it is on the first screen. */
export const Opening = ({ copy }: { copy: PageCopy }) => (
  <SceneOpening
    picture={pictureOf(FINANCE_CAR, PLACE, SIZES)}
    veil={styles.tunnel}
    head={
      <>
        <h1 className="display">{copy.h1}</h1>
        {copy.lead && <p className="lead">{copy.lead}</p>}
      </>
    }
  />
)

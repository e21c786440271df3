import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import styles from '#src/pages/shared/cars/pictures.module.css'

/** A model drives away from edge to edge, into the ink of what follows; `instead` where there is no such picture. */
export function DrivesAway({ code, instead = null }: { code: ModelCode; instead?: ReactNode }) {
  const picture = acrossScreen(code, 'drive')
  if (!picture) return instead
  return (
    <div className={styles.away} data-scene="dark" data-screen>
      <ModelPicture picture={picture} className={styles.across} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import styles from '#src/pages/shared/cars/pictures.module.css'

type DrivingPictureProps = { code: ModelCode; slot?: SlotWithUpright; instead?: ReactNode }

/** A model on the road, full width, fading into the INK of what follows; `instead` where there is no such picture. */
export function DrivingPicture({ code, slot = 'drive', instead = null }: DrivingPictureProps) {
  const picture = acrossScreen(code, slot)
  if (!picture) return instead
  return (
    <div className={styles.away} data-scene="dark" data-screen>
      <ModelPicture picture={picture} className={styles.across} />
    </div>
  )
}

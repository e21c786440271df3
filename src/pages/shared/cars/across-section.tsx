import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { cx } from '#src/components/class-names.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import styles from '#src/pages/shared/cars/across-section.module.css'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'

type AcrossSectionProps = {
  code: ModelCode
  slot: SlotWithUpright
  section: Section
  /** The words stand in the ink the picture ends in. */
  scene?: 'dark'
  /** In place of a picture the model does not have. */
  instead?: ReactNode
}

/** A picture from edge to edge, upright on phones, and what a section says under it. */
export function AcrossSection({ code, slot, section, scene, instead }: AcrossSectionProps) {
  const picture = acrossScreen(code, slot)
  return (
    <div className={styles.across}>
      {picture ? (
        <ModelPicture picture={picture} className={cx(styles.picture, slot === 'family' && styles.whole)} />
      ) : (
        instead
      )}
      <CopySection section={section} {...(scene && { scene })} />
    </div>
  )
}

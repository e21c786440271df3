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
  /** The text is on the INK that the picture fades into. */
  scene?: 'dark'
  /** Replaces a picture the model does not have. */
  instead?: ReactNode
}

/** A full-width picture, upright on phones, and a section's text under it. */
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

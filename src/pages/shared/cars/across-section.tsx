import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
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
  /** The wide picture on a phone, too: the upright one of a dark car shows little of the light beside it. */
  isWide?: boolean
  /** Replaces a picture the model does not have. */
  instead?: ReactNode
}

/** A full-width picture, upright on phones, and a section's text under it. */
export function AcrossSection({ code, slot, section, scene, isWide, instead }: AcrossSectionProps) {
  const picture = isWide ? pictureOf(code, slot) : acrossScreen(code, slot)
  return (
    <div className={styles.across}>
      {picture ? (
        <ModelPicture
          picture={picture}
          className={cx(styles.picture, slot === 'family' && styles.whole, isWide && styles.wide)}
        />
      ) : (
        instead
      )}
      <CopySection section={section} {...(scene && { scene })} />
    </div>
  )
}

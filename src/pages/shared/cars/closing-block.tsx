import type { ReactNode } from 'react'
import { CtaList } from '#src/components/site-button.tsx'
import type { Cta } from '#src/content/copy.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { DrivingPicture } from '#src/pages/shared/cars/driving-picture.tsx'
import styles from '#src/pages/shared/cars/closing-block.module.css'

type LastWordProps = {
  code: ModelCode
  heading: string
  ctas: readonly Cta[] | undefined
  /** Its view; by default driving by day. */
  slot?: SlotWithUpright
  instead?: ReactNode
  /** After its links. */
  children?: ReactNode
}

/** A model drives away, with a link to it; `instead`: replaces a missing picture above the text. */
export const ClosingBlock = ({ code, heading, ctas, slot, instead, children }: LastWordProps) => (
  <section className={styles.last} data-scene="dark" data-screen>
    <DrivingPicture
      code={code}
      {...(slot && { slot })}
      instead={instead && <div className={styles.instead}>{instead}</div>}
    />
    <div className={`wrap ${styles.words}`}>
      <h2 className="display">{heading}</h2>
      {ctas && <CtaList ctas={ctas} />}
      {children}
    </div>
  </section>
)

import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { sizeFigures } from '#src/content/models/shared.ts'
import { modelName } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { uprightOf, type SlotWithUpright } from '#src/content/pictures/slots.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { AcrossSection } from '#src/pages/shared/cars/across-section.tsx'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import { Elevation, FrontElevation } from '#src/pages/shared/cars/pictures.tsx'
import styles from '#src/pages/model-home/model-home.module.css'

/** Blocks for the models' homes; each model's file selects and orders them. */

type DimensionsProps = {
  home: Home
  /** The second elevation next to the first. */
  front?: boolean
  /** Another model's outline behind the first. */
  against?: ModelCode
}

/** The elevation with its dimensions. */
export const Dimensions = ({ home: { code, headings }, front = false, against }: DimensionsProps) => (
  <section id="dimensions" className="section">
    <div className="wrap">
      <h2 className={`h1 ${styles.dimensionsHead}`}>{headings.dimensions}</h2>
      {isDrawn(code) && (
        <div className={cx(front && styles.both)}>
          <Elevation code={code} against={against} />
          {front && <FrontElevation code={code} />}
        </div>
      )}
      {against && isDrawn(code) && isDrawn(against) && (
        <p className={`small muted ${styles.againstNote}`}>
          Бледный контур{NBSP}— {modelName(against)} в{NBSP}том{NBSP}же масштабе.
        </p>
      )}
      {/* Both elevations say all of them. */}
      {!(front && isDrawn(code)) && (
        <div className={styles.figures}>
          <Figures items={sizeFigures(facts[code])} />
        </div>
      )}
    </div>
  </section>
)

type InPlaceProps = { home: Home; slot?: 'place' | 'scene' }

/**
 * The car in its place, full width, and one sentence; null for a model without such a picture. `slot`: the picture that
 * illustrates the sentence; of a scene only the left third is calm, so the sentence is there in short lines.
 */
export function InPlace({ home: { code, headings }, slot = 'place' }: InPlaceProps) {
  const shown = pictureOf(code, slot) ? slot : 'place'
  const picture = acrossScreen(code, shown)
  if (!picture) return null
  // Cropped for a phone, a wide picture would lose the ends of the car.
  const isWideOnly = picture.source === 'render' && !pictureOf(code, uprightOf(shown))
  return (
    <section className={cx(styles.place, isWideOnly && styles.wideOnly)} data-scene="dark">
      <ModelPicture picture={picture} className={styles.placePicture} />
      <p className={cx('wrap display', styles.sentence, shown === 'scene' && styles.narrow)}>{headings.inPlace}</p>
    </section>
  )
}

/** The car from above and a section's text under it; the section alone for a model without such a picture. */
export const FromAbove = ({ home: { code }, section }: { home: Home; section: Section }) => (
  <AcrossSection code={code} slot="above" section={section} />
)

type FarewellProps = { home: Home; slot?: SlotWithUpright }

/** The last block and the links to the car: it drives away by day (`slot`: another view), or its tail at night. */
export function Farewell({ home: { copy, code, headings }, slot = 'drive' }: FarewellProps) {
  const tail = pictureOf(code, { still: 'rear34', register: 'light' })
  return (
    <ClosingBlock
      code={code}
      slot={slot}
      heading={headings.farewell}
      ctas={copy.ctas}
      instead={tail && <ModelPicture picture={tail} decorative />}
    />
  )
}

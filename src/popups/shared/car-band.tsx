import { cx } from '#src/components/class-names.ts'
import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import styles from './car-band.module.css'

type CarBandProps = {
  model: ModelCode
  /** The choice so far in words, at the bottom of the panel. */
  words: string
}

/** Where the panel is next to the questions and high enough (as in the style sheet). */
const BESIDE = '(min-width: 769px) and (min-height: 481px)'
/** The width of the picture there. */
const COLUMN = '460px'

/**
 * The chosen car in the popup's dark panel: in its place where the panel is high, in the evening hall where it is a
 * band.
 */
export function CarBand({ model, words }: CarBandProps) {
  const ownPictures = useOwnPictures(model)
  const band = pictureOf(model, 'light')
  const upright = pictureOf(model, 'place-upright', COLUMN)
  // Avoids switching from one picture to the other.
  const isAwaited = !upright && ownPictures === 'coming'
  return (
    <>
      <div className={cx(styles.car, upright && styles.high)}>
        {band && !isAwaited && <ModelPicture key={model} picture={inPanel(band, upright)} eager decorative />}
      </div>
      <p className={`small muted num ${styles.words}`} aria-live="polite">
        {words}
      </p>
    </>
  )
}

function inPanel(band: Picture, upright: Picture | null): Picture {
  // The panel is visible where there is space next to it: a drawing is rendered there.
  const sources = band.source === 'drawing' ? [] : band.sources
  const high = upright ? upright.sources.map((source) => ({ ...source, media: BESIDE })) : []
  return { ...band, sources: [...high, ...sources] }
}

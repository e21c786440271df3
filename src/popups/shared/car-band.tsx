import { LazyImage } from '#src/components/lazy-image.tsx'
import type { ModelCode } from '#src/domain/model.ts'
import styles from './car-band.module.css'

type CarBandProps = {
  model: ModelCode
  /** The choice so far, told in words at the foot of the panel. */
  words: string
}

/** The chosen car in the popup's dark panel, half of it beyond the edge. */
export const CarBand = ({ model, words }: CarBandProps) => (
  <>
    <div className={styles.car}>
      <LazyImage key={model} src={`/images/cars/${model}-light.svg`} alt="" width={5505} height={1900} eager />
    </div>
    <p className={`small muted num ${styles.words}`} aria-live="polite">
      {words}
    </p>
  </>
)

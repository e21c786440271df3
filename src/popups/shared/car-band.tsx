import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import styles from './car-band.module.css'

type CarBandProps = {
  model: ModelCode
  /** The choice so far, told in words at the foot of the panel. */
  words: string
}

/** The chosen car from edge to edge of the popup's dark panel. */
export function CarBand({ model, words }: CarBandProps) {
  useOwnPictures(model)
  const picture = pictureOf(model, 'light')
  return (
    <>
      <div className={styles.car}>
        {picture && (
          <ModelPicture
            key={model}
            // The panel is seen where there is room beside it: a drawing is drawn there.
            picture={picture.source === 'drawing' ? { ...picture, sources: [] } : picture}
            eager
            decorative
          />
        )}
      </div>
      <p className={`small muted num ${styles.words}`} aria-live="polite">
        {words}
      </p>
    </>
  )
}

import { cx } from '#src/components/class-names.ts'
import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import styles from '#src/pages/test-drive/test-drive.module.css'

/**
 * Where the page has two columns the car is upright next to the questions; else it is a strip above them (as in the
 * style sheet).
 */
export const TWO_COLUMNS = '(min-width: 1024px) and (min-width: 56em)'

/** The displayed width there. */
export const COLUMN = '42vw'

/** The car of the answer in its own place, over the default one; a possible answer's picture is only prefetched. */
export function ChosenCar({ model, isNear }: { model: ModelCode; isNear: boolean }) {
  useOwnPictures(model)
  const picture = pictureOf(model, 'place-upright', COLUMN)
  if (picture?.place !== 'place-upright') return null
  return (
    <ModelPicture
      picture={besideQuestions(picture)}
      eager
      decorative
      className={cx(styles.chosen, isNear && styles.near)}
    />
  )
}

const besideQuestions = (picture: Picture): Picture => ({
  ...picture,
  sources: picture.sources.map((source) => ({ ...source, media: TWO_COLUMNS })),
})

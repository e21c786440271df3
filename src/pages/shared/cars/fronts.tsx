import type { ReactNode } from 'react'
import '#src/content/pictures/faces.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { capitalized, modelsInWords } from '#src/content/models/in-words.ts'
import { models } from '#src/content/models/summary.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import styles from '#src/pages/shared/cars/fronts.module.css'

/** The lamp signature of every model, one close-up beside another, each a link to its model; before them, `first`, what they come from. */
export const CarFronts = ({ first }: { first?: ReactNode }) => (
  <section
    className={styles.fronts}
    data-scene="dark"
    aria-label={`${capitalized(modelsInWords(models.length))} ночью`}
  >
    <ul>
      {first && <li className={styles.first}>{first}</li>}
      {models.map(({ code, name, href }) => (
        <li key={code}>
          <Face code={code} />
          <HrefLink href={href}>{name}</HrefLink>
        </li>
      ))}
    </ul>
  </section>
)

const FACE_SIZES = `${PHONE} 100vw, 34vw`

/** A close-up of its two lines of light, or the whole car at night; else the drawing of the front. */
function Face({ code }: { code: ModelCode }) {
  const picture = pictureOf(code, { detail: 'lamp' }, FACE_SIZES) ?? pictureOf(code, 'hero-upright', FACE_SIZES)
  return picture ? (
    <ModelPicture picture={picture} decorative className={styles.face} />
  ) : (
    <CarPicture code={code} view="front-light" decorative />
  )
}

import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { DEALERS_CAR } from '#src/content/dealers-car.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import styles from '#src/pages/dealers/dealers.module.css'

/** Across the screen; on a phone and on a tablet the middle of it. */
const SIZES = '(max-width: 599px) 126vw, (max-width: 768px) 190vw, 100vw'

/** The picture with the page's head over it; the head alone for a car without such a picture. */
export function Welcome({ children }: { children: ReactNode }) {
  const house = pictureOf(DEALERS_CAR, 'scene', SIZES)
  if (!house) return children
  return (
    <section className={styles.welcome} data-scene="dark">
      <ModelPicture picture={house} eager className={styles.house} />
      {children}
    </section>
  )
}

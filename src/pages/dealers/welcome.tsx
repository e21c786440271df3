import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import styles from '#src/pages/dealers/dealers.module.css'

/** Across the screen; on a phone the middle of it, higher than wide ones. */
const SIZES = '(max-width: 768px) 190vw, 100vw'

/** The reception hall with the page's head over it; the head alone for a car without such a picture. */
export function Welcome({ children }: { children: ReactNode }) {
  const hall = pictureOf(HALL_CAR, 'hall', SIZES)
  if (!hall) return children
  return (
    <section className={styles.welcome} data-scene="dark">
      <ModelPicture picture={hall} eager className={styles.hall} />
      {children}
    </section>
  )
}

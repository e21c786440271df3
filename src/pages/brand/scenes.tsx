import { ModelPicture } from '#src/components/model-picture.tsx'
import type { PageCopy } from '#src/content/copy.ts'
import { FACE_CAR } from '#src/content/brand-cars.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/brand/brand.module.css'

/** A front in the dark: two lines of light, and the car around them. */
export function BrandOpening({ copy }: { copy: PageCopy }) {
  const picture = acrossScreen(FACE_CAR, 'face')
  return (
    <section className={styles.brand} data-scene="dark">
      {picture ? <ModelPicture picture={picture} eager className={styles.opening} /> : <Lines />}
      <PageHead copy={copy} className={styles.words} />
    </section>
  )
}

/** Only the two lines of light. */
const Lines = () => (
  <svg className={styles.lines} viewBox="0 0 900 120" aria-hidden="true">
    <defs>
      <radialGradient id="brand-glow">
        <stop offset="0" stopOpacity="0.3" />
        <stop offset="0.4" stopOpacity="0.1" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
    </defs>
    <ellipse cx="450" cy="60" rx="620" ry="220" fill="url(#brand-glow)" />
    <rect x="60" y="43" width="780" height="2.4" rx="1.2" fill="#fff" />
    <rect x="60" y="75" width="780" height="2.4" rx="1.2" fill="#fff" />
  </svg>
)

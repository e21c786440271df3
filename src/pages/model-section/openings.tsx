import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { PageCopy } from '#src/content/copy.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { isNight } from '#src/pages/model-section/opening-picture.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/model-section/openings.module.css'

type OpeningProps = { copy: PageCopy; code: ModelCode; picture: Picture | null }

/** How the section pages begin: what the page is about in words, then in a picture from edge to edge. */
export function Opening({ copy, code, picture }: OpeningProps) {
  if (!picture) return <PageHead copy={copy} />
  const { place } = picture
  const across = place === 'hero' || place === 'place' ? acrossScreen(code, place) : null
  const hasUpright = across !== null && across.sources.length > picture.sources.length
  const isDark = isNight(picture)
  return (
    <div className={styles.opening} {...(isDark && { 'data-scene': 'dark' })}>
      <PageHead copy={copy} className={styles.head} />
      <ModelPicture
        picture={across ?? picture}
        eager
        className={cx(
          styles.picture,
          isDark && styles.night,
          place?.startsWith('cabin') && styles.inside,
          hasUpright && styles.upright,
        )}
      />
    </div>
  )
}

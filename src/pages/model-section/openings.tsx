import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { PageCopy } from '#src/content/copy.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { UPRIGHT } from '#src/content/pictures/sources.ts'
import { isNight } from '#src/pages/model-section/opening-picture.ts'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import split from '#src/pages/model-section/split.module.css'
import styles from '#src/pages/model-section/openings.module.css'

type OpeningProps = {
  copy: PageCopy
  picture: Picture | null
  /** On wide screens and on phones the title is in the sky of the picture; `night` is the INK of its scene on others too. */
  sky?: 'night' | 'window' | undefined
}

/** The first block of section pages: the subject in text, then a full-width picture. */
export function Opening({ copy, picture, sky }: OpeningProps) {
  if (!picture) return <PageHead copy={copy} />
  const hasUpright = picture.sources.some(({ media }) => media === UPRIGHT)
  const isCabin = picture.source === 'render' && picture.place === 'cabin-night'
  const isDark = isCabin || isNight(picture)
  return (
    <div
      className={cx(
        styles.opening,
        sky && cx(styles.underSky, split.over, split[sky]),
        sky === 'night' && styles.cornered,
      )}
      {...((isDark || sky === 'night') && { 'data-scene': 'dark' })}
    >
      <PageHead copy={copy} className={styles.head}>
        {copy.figures && <Figures items={copy.figures} className={styles.figure ?? ''} />}
      </PageHead>
      <ModelPicture
        picture={picture}
        eager
        className={cx(
          styles.picture,
          isDark && styles.night,
          sky === 'night' && styles.dusk,
          isCabin && styles.lit,
          picture.place === 'family' && styles.child,
          picture.place?.startsWith('cabin') && styles.inside,
          hasUpright && styles.upright,
          (picture.place === 'flank' || (hasUpright && picture.place === 'rear34')) && styles.flank,
        )}
      />
    </div>
  )
}

import { Dimensions, Farewell, InPlace } from '#src/pages/model-home/blocks.tsx'
import { Cabin } from '#src/pages/model-home/cabin.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import styles from '#src/pages/model-home/model-home.module.css'

/** A big car for many people: its seats, then its colours. */
export const gv80: DrawnComposition = (home) => {
  const { code, of } = home
  const evening = acrossScreen(code, 'scene', '64vw')
  const family = acrossScreen(code, 'family', '64vw')
  return (
    <>
      <ModelHero home={home} facing="right" />
      {/* Its words between two pictures of one dark car. */}
      <CopySection section={of('overview')} />
      <InPlace home={home} />
      {/* The cabin comes before the colours, with the rear seats large: the page is about the passengers. */}
      <Cabin home={home} section={of('technology')} rear />
      <Feature
        section={of('design')}
        picture={evening ? <ModelPicture picture={evening} className={cx(styles.beside, styles.evening)} /> : null}
      />
      {/* Black so far, so the colours begin with another. */}
      <Turning home={home} opensIn="BRN" />
      <Trims home={home} />
      {/* Who is watched over: a child on the second row. */}
      <Feature
        section={of('safety')}
        reverse
        picture={family ? <ModelPicture picture={family} className={styles.beside} /> : null}
      />
      <Dimensions home={home} front />
      <Farewell home={home} />
    </>
  )
}

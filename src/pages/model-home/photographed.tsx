import { ModelPicture } from '#src/components/model-picture.tsx'
import { FIRST_TO_KNOW } from '#src/content/first-to-know.ts'
import type { Section } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { Dimensions, Farewell } from '#src/pages/model-home/blocks.tsx'
import { Paints } from '#src/pages/model-home/paints.tsx'
import type { Composition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { PhotoFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { dealPhotos } from '#src/pages/shared/cars/photos.ts'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import cabin from '#src/pages/model-home/cabin.module.css'
import styles from '#src/pages/model-home/model-home.module.css'

/**
 * The home of a model without a drawing: its sections in the order of the copy, each with a photograph while there
 * are any, and the blocks every home has.
 */
export const photographed: Composition = (home) => {
  const { code, copy } = home
  const rear = pictureOf(code, 'rear34') ?? pictureOf(code, 'front34')
  const [first, ...others] = copy.sections.filter(({ id }) => id !== FIRST_TO_KNOW)
  const dealt = dealPhotos(code, others, 0)
  return (
    <>
      <ModelHero home={home} />
      {first && <CopySection section={first} />}
      {rear && <ModelPicture picture={rear} className={styles.acrossPhoto} />}
      {others.map((section: Section, index) => {
        const picture = dealt.get(section.id)
        return picture ? (
          <Feature
            key={section.id}
            section={section}
            picture={<PhotoFigure picture={picture} />}
            reverse={index % 2 === 1}
          />
        ) : (
          <CopySection key={section.id} section={section} />
        )
      })}
      <Paints home={home} />
      <div className={`wrap ${cabin.leather}`}>
        <InteriorBoard code={code} />
      </div>
      <Dimensions home={home} />
      <Trims home={home} />
      <Farewell home={home} />
    </>
  )
}

import type { Section } from '#src/content/copy.ts'
import { pagesOf } from '#src/domain/model.ts'
import type { Composition } from '#src/pages/model-section/composition.ts'
import { Board } from '#src/pages/model-section/drawn-blocks.tsx'
import { Paints } from '#src/pages/model-section/paints.tsx'
import { PhotoFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { dealPhotos } from '#src/pages/shared/cars/photos.ts'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { routeOf, type RouteName } from '#src/routes.ts'

/**
 * A section page of a model without a drawing: the sections in the order of the copy, each with a photograph while
 * there are any. Colours and interiors have pictures of their own.
 */
export const photographedPage =
  (name: RouteName): Composition =>
  ({ code, copy }) => {
    const turn = pagesOf(code).findIndex(({ path }) => path === routeOf(name).path)
    const dealt = dealPhotos(code, copy.sections.filter(needsPhoto), turn)
    return (
      <>
        {copy.sections.map((section, index) => {
          if (section.id === 'colors') return <Paints key={section.id} section={section} code={code} />
          if (section.id === 'interior') return <Board key={section.id} section={section} code={code} />
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
      </>
    )
  }

const needsPhoto = ({ id }: Section): boolean => id !== 'colors' && id !== 'interior'

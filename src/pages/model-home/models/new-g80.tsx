import { Dimensions, Farewell, InTheDark, Mosaic } from '#src/pages/model-home/blocks.tsx'
import type { Composition } from '#src/pages/model-home/composition.ts'
import { StageHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { CopySection, Feature } from '#src/pages/parts/copy.tsx'
import { FirstToKnow } from '#src/pages/parts/first-to-know.tsx'
import { CarPicture, Crop } from '#src/pages/parts/pictures.tsx'
import { hrefTo } from '#src/routes.ts'

/** Time on the road: the whole car in full light, its measure, and a calm step into the dark. */
export const g80: Composition = (home) => {
  const { code, of } = home
  return (
    <>
      <StageHero home={home} />
      <Dimensions code={code} front />
      <InTheDark section={of('design')} code={code} crop="shoulder" />
      <CopySection section={of('overview')} />
      <Feature section={of('technology')} picture={<Crop code={code} view="studio" crop="nose" />} />
      <Feature section={of('safety')} picture={<Crop code={code} view="studio" crop="wheel" />} reverse />
      <Mosaic
        code={code}
        to="new-g80-gallery"
        tiles={[
          ['studio', 'tail'],
          ['light', 'lamp'],
          ['light', 'tail'],
          ['studio', 'cabin'],
        ]}
      />
      <Trims code={code} />
      <FirstToKnow section={of('first-to-know')} code={code} page={hrefTo('model-new-g80')} />
      <Farewell home={home}>
        <CarPicture code={code} view="front-light" decorative />
      </Farewell>
    </>
  )
}

import { words } from '#src/content/cars/explained.ts'
import { Dimensions, Farewell, InPlace, InsideOf } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { DarkHero } from '#src/pages/model-home/heroes.tsx'
import { Paints } from '#src/pages/model-home/paints.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { DistanceFigure } from '#src/pages/shared/diagrams/distance-figure.tsx'
import { CarPicture, Crop } from '#src/pages/shared/cars/pictures.tsx'

/** A car for the driver: seconds before words. */
export const g70: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <DarkHero home={home}>
        <CarPicture code={code} view="light" eager enlarged />
      </DarkHero>
      <InPlace home={home} narrow />
      <InsideOf home={home} board={0} />
      <CopySection section={of('performance')}>
        <DistanceFigure code={code} />
      </CopySection>
      <Feature section={of('design')} picture={<Crop code={code} view="studio" crop="tail" />} />
      <CopySection section={of('overview')} />
      <Paints home={home} />
      <CopySection section={of('technology')} />
      <CopySection section={of('safety')}>
        <DiagramFigure draw={(d) => d.laneDiagram(code)} caption={words.laneNote} tall />
      </CopySection>
      <Dimensions home={home} against="gv80" />
      <Farewell home={home}>
        <CarPicture code={code} view="front-light" decorative />
      </Farewell>
    </>
  )
}

import { Dimensions, Farewell, FromAbove, InPlace } from '#src/pages/model-home/blocks.tsx'
import { Cabin } from '#src/pages/model-home/cabin.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { DistanceFigure } from '#src/pages/shared/diagrams/distance-figure.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'

/** A car for the driver: acceleration before text. */
export const g70: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <ModelHero home={home} facing="right" />
      {/* From behind, leaving the tunnel. */}
      <InPlace home={home} slot="scene" />
      {/* Graphite so far, so the colours begin with another. */}
      <Turning home={home} opensIn="UYH" />
      <CopySection section={of('performance')}>
        <DistanceFigure code={code} />
      </CopySection>
      <Cabin home={home} section={of('technology')} />
      <CopySection section={of('overview')} />
      <Trims home={home} />
      <Feature section={of('design')} picture={<Crop code={code} view="light" crop="lamp" />} reverse />
      <FromAbove home={home} section={of('safety')} />
      <Dimensions home={home} against="gv80" />
      <Farewell home={home} />
    </>
  )
}

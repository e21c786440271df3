import { words } from '#src/content/cars/explained.ts'
import { Dimensions, Farewell, InPlace } from '#src/pages/model-home/blocks.tsx'
import { Cabin } from '#src/pages/model-home/cabin.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Ride, rideOf } from '#src/pages/model-home/ride.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { AcrossSection } from '#src/pages/shared/cars/across-section.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'

/** A tour along the car to the rear seat it was built around. */
export const g90: DrawnComposition = (home) => {
  const { code, of } = home
  const stops = rideOf(code)
  return (
    <>
      <ModelHero home={home} />
      <CopySection section={of('overview')} />
      {stops && <Ride code={code} stops={stops} />}
      <InPlace home={home} />
      {/* The tour has ended with the whole rear seat: here what its passenger has at hand is close. */}
      <Cabin home={home} section={of('comfort')} board={2} rear isClose />
      <AcrossSection
        code={code}
        slot="face"
        section={of('design')}
        scene="dark"
        instead={<Crop code={code} view="light" crop="nose" />}
      />
      <Turning home={home} />
      <Trims home={home} />
      <CopySection section={of('g90-l')}>
        <DiagramFigure draw={(d) => d.longBaseDiagram()} caption={words.longNote} />
      </CopySection>
      <AcrossSection code={code} slot="drive" section={of('safety')} />
      <Dimensions home={home} />
      <Farewell home={home} slot="above" />
    </>
  )
}

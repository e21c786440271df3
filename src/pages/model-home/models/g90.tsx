import { words } from '#src/content/cars/explained.ts'
import { Dimensions, Farewell, InPlace } from '#src/pages/model-home/blocks.tsx'
import { BESIDE, Cabin } from '#src/pages/model-home/cabin.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { ModelHero } from '#src/pages/model-home/heroes.tsx'
import { Ride, rideOf } from '#src/pages/model-home/ride.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { AcrossSection } from '#src/pages/shared/cars/across-section.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import styles from '#src/pages/model-home/model-home.module.css'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'

/** A tour along the car to the rear seat it was built around. */
export const g90: DrawnComposition = (home) => {
  const { code, of } = home
  const stops = rideOf(code)
  const face = acrossScreen(code, 'face', '64vw')
  return (
    <>
      <ModelHero home={home} />
      <CopySection section={of('overview')} />
      {stops && <Ride code={code} stops={stops} />}
      <InPlace home={home} />
      {/* The tour has ended at the rear seat: here it is close, beside the driver's. */}
      <Cabin home={home} section={of('comfort')} board={2} close={pictureOf(code, { detail: 'seam' }, BESIDE)} />
      <Feature
        section={of('design')}
        picture={
          face ? (
            <ModelPicture picture={face} className={styles.beside} />
          ) : (
            <Crop code={code} view="light" crop="nose" />
          )
        }
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

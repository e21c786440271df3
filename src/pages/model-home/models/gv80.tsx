import { childSeats, climateZones, words } from '#src/content/cars/explained.ts'
import { facts } from '#src/content/models/facts.ts'
import { models } from '#src/content/models/summary.ts'
import { Beside, Dimensions, Farewell, InPlace, InsideOf, Standing } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { FaceHero } from '#src/pages/model-home/heroes.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { FirstToKnow } from '#src/pages/shared/cars/first-to-know.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { Still } from '#src/pages/shared/cars/still.tsx'

/** A big car for a big company: its presence, then who sits where. */
export const gv80: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <FaceHero home={home}>
        <CarPicture code={code} view="front-light" eager />
      </FaceHero>
      <InPlace home={home} />
      <Turning home={home} />
      <InsideOf home={home} />
      <CopySection section={of('overview')}>
        <DiagramFigure
          draw={(d) =>
            d.lengthDiagram(
              models.map((model) => ({
                name: model.name,
                length: facts[model.code].length,
                ...(model.code === code && { on: true }),
              })),
            )
          }
          caption={words.lengthNote}
        />
      </CopySection>
      <Beside section={of('technology')}>
        <DiagramFigure
          draw={(d) => d.zoneDiagram(code, 'climate', climateZones, words.claims.climate)}
          caption={words.climateNote}
          base={860}
          tall
        />
      </Beside>
      <Beside section={of('safety')} reverse>
        <DiagramFigure
          draw={(d) => d.zoneDiagram(code, 'children', childSeats, words.claims.children)}
          caption={words.zonesOfCabin}
          base={860}
          tall
        />
      </Beside>
      <Standing section={of('design')}>
        <Still code={code} view="front34" register="studio" />
      </Standing>
      <Dimensions home={home} front />
      <Trims home={home} />
      <FirstToKnow section={of('first-to-know')} code={code} />
      <Farewell home={home} look="bright">
        <CarPicture code={code} view="studio" decorative />
      </Farewell>
    </>
  )
}

import { words } from '#src/content/cars/explained.ts'
import { Dimensions, Farewell, InPlace, InsideOf, InTheDark, Mosaic } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { StageHero } from '#src/pages/model-home/heroes.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { FirstToKnow } from '#src/pages/shared/cars/first-to-know.tsx'
import { Still } from '#src/pages/shared/cars/still.tsx'

/** Time on the road: the whole car in full light, its measure, and a calm step into the dark. */
export const g80: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <StageHero home={home} />
      <InPlace home={home} />
      <Turning home={home} />
      <InsideOf home={home} />
      <Dimensions home={home} front />
      <InTheDark section={of('design')} code={code} crop="shoulder" />
      <CopySection section={of('overview')} />
      <CopySection section={of('technology')}>
        <DiagramFigure draw={(d) => d.answerDiagram(code)} caption={words.wave} />
      </CopySection>
      <CopySection section={of('safety')}>
        <DiagramFigure draw={(d) => d.highwayDiagram(code)} caption={words.highwayNote} tall />
      </CopySection>
      <Mosaic
        code={code}
        to="new-g80-gallery"
        tiles={[
          ['studio', 'tail'],
          ['light', 'lamp'],
          ['light', 'wheel'],
          ['studio', 'cabin'],
        ]}
      />
      <Trims home={home} />
      <FirstToKnow section={of('first-to-know')} code={code} />
      <Farewell home={home} look="whole">
        <Still code={code} view="front34" register="light" decorative />
      </Farewell>
    </>
  )
}

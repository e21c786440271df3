import { rearSeatZones, words } from '#src/content/cars/explained.ts'
import { Beside, Dimensions, Farewell, InPlace, InsideOf, InTheDark } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { SentenceHero } from '#src/pages/model-home/heroes.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { Still } from '#src/pages/shared/cars/still.tsx'

/** The seat behind: a sentence, a chair, leather; the car itself steps back. */
export const g90: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <SentenceHero home={home} />
      <InPlace home={home} />
      <Turning home={home} />
      <Beside section={of('comfort')}>
        <DiagramFigure draw={(d) => d.seatDiagram(code, rearSeatZones)} caption={words.seatNote} unsure base={860} />
      </Beside>
      <InsideOf home={home} board={2} />
      <CopySection section={of('overview')} />
      <InTheDark section={of('design')} code={code} crop="roof" />
      <CopySection section={of('g90-l')}>
        <DiagramFigure draw={(d) => d.longBaseDiagram()} caption={words.longNote} />
      </CopySection>
      <CopySection section={of('safety')}>
        <DiagramFigure draw={(d) => d.suspensionDiagram(code, 'bump')} caption={words.bumpNote} />
      </CopySection>
      <Dimensions home={home} />
      <Farewell home={home} look="whole">
        <Still code={code} view="rear34" register="light" decorative />
      </Farewell>
    </>
  )
}

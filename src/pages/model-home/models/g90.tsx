import { rearSeatZones, words } from '#src/content/cars/explained.ts'
import { Beside, Dimensions, Farewell, InTheDark } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { SentenceHero } from '#src/pages/model-home/heroes.tsx'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { Still } from '#src/pages/shared/cars/still.tsx'
import styles from '#src/pages/model-home/model-home.module.css'

/** The seat behind: a sentence, a chair, leather; the car itself steps back. */
export const g90: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <SentenceHero home={home} />
      <Beside section={of('comfort')}>
        <DiagramFigure draw={(d) => d.seatDiagram(code, rearSeatZones)} caption={words.seatNote} unsure base={860} />
      </Beside>
      <div className={`wrap ${styles.leather}`}>
        <InteriorBoard code={code} index={2} />
      </div>
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

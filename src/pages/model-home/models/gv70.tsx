import { watchedRow, words } from '#src/content/cars/explained.ts'
import { Beside, Dimensions, Farewell, InPlace, InsideOf } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { LineHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { Turning } from '#src/pages/model-home/turning.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'

/** One arc: the line opens the page and is measured before anything else. */
export const gv70: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <LineHero home={home} />
      <InPlace home={home} />
      <Turning home={home} />
      <InsideOf home={home} board={1} />
      <CopySection section={of('design')}>
        <DiagramFigure draw={(d) => d.combDiagram(code)} caption={words.combNote} />
      </CopySection>
      <CopySection section={of('overview')} />
      <Feature section={of('performance')} picture={<Crop code={code} view="studio" crop="wheel" />} reverse />
      <Beside section={of('safety')}>
        <DiagramFigure
          draw={(d) => d.zoneDiagram(code, 'watched', watchedRow, words.claims.watched)}
          caption={words.zonesOfCabin}
          base={860}
          tall
        />
      </Beside>
      <CopySection section={of('technology')} />
      <Trims home={home} />
      <Dimensions home={home} against="g70" />
      <Farewell home={home}>
        <Crop code={code} view="light" crop="tail" />
      </Farewell>
    </>
  )
}

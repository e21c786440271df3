import { watchedRow, words } from '#src/content/cars/explained.ts'
import { Beside, Dimensions, Farewell, PaintBands } from '#src/pages/model-home/blocks.tsx'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { LineHero } from '#src/pages/model-home/heroes.tsx'
import { Trims } from '#src/pages/model-home/trims.tsx'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { CopySection, Feature } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { Crop } from '#src/pages/shared/cars/pictures.tsx'

/** One arc: the line opens the page and is measured before anything else. */
export const gv70: DrawnComposition = (home) => {
  const { code, of } = home
  return (
    <>
      <LineHero home={home} />
      <CopySection section={of('design')}>
        <DiagramFigure draw={(d) => d.combDiagram(code)} caption={words.combNote} />
      </CopySection>
      <PaintBands home={home} />
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
      <Beside section={of('technology')} reverse>
        <InteriorBoard code={code} index={1} />
      </Beside>
      <Trims home={home} />
      <Dimensions home={home} against="g70" />
      <Farewell home={home}>
        <Crop code={code} view="light" crop="tail" />
      </Farewell>
    </>
  )
}

import * as explained from '#src/content/cars/explained.ts'
import { DarkOpening } from '#src/pages/model-section/openings.tsx'
import { Split, Wide } from '#src/pages/model-section/split.tsx'
import { Distance, DriveStage, EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { Elevation } from '#src/pages/shared/cars/pictures.tsx'
import { Airbags, Board, Fan, Preview, Zones, close } from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'

const { words } = explained

/** G80: time on the road. */
export const g80: Compositions = {
  'new-g80-design': ({ copy, code, of }) => (
    <>
      <DarkOpening copy={copy} right>
        {close(code, 'light', 'nose', true)}
      </DarkOpening>
      <Wide section={of('silhouette')}>
        <DiagramFigure draw={(d) => d.combDiagram(code)} caption={words.combNote} />
      </Wide>
      <Board section={of('materials')} code={code} index={1} />
      <Fan section={of('colors')} code={code} />
    </>
  ),
  'new-g80-safety': ({ copy, code, of }) => (
    <>
      <PageHead copy={copy} />
      <Wide section={of('highway')} tight>
        <DiagramFigure draw={(d) => d.highwayDiagram(code)} caption={words.highwayNote} tall />
      </Wide>
      <Airbags section={of('cabin')} code={code} />
      <SensorStage copy={copy} code={code} sections={{ round: 'view' }} first="round" />
    </>
  ),
  'new-g80-technology': ({ copy, code, of }) => (
    <>
      <div data-scene="dark">
        <PageHead copy={copy} />
        <Wide section={of('screen')} tight>
          <DiagramFigure draw={(d) => d.projectionDiagram(code)} caption={words.projection} />
        </Wide>
      </div>
      <Zones section={of('rear-seat')} code={code} id="rear" />
      <Wide section={of('silence')} tight>
        <DiagramFigure draw={(d) => d.answerDiagram(code)} caption={words.wave} />
      </Wide>
      <Split section={of('remote')} reverse tight>
        {close(code, 'studio', 'nose')}
      </Split>
    </>
  ),
  'new-g80-performance': ({ copy, code, of }) => (
    <>
      <EngineStage code={code} section={of('engines')} first={1} opening={copy} />
      <Distance code={code} />
      <Preview section={of('suspension')} code={code} />
      <DriveStage code={code} section={of('drive')} />
      <Wide section={of('parking')}>
        <Elevation code={code} />
      </Wide>
    </>
  ),
}

import * as explained from '#src/content/cars/explained.ts'
import { DarkOpening } from '#src/pages/model-section/openings.tsx'
import { Row, Split, Wide } from '#src/pages/model-section/split.tsx'
import { Distance, DriveStage, EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import openings from '#src/pages/model-section/openings.module.css'
import { Airbags, Board, Fan, Screen, Zones, close } from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'

const { words } = explained

/** GV70: one arc, any weather. */
export const gv70: Compositions = {
  'gv70-design': ({ copy, code, of }) => (
    <>
      <PageHead copy={copy} size="giant" />
      <div className={openings.shoulder}>{close(code, 'studio', 'shoulder', true)}</div>
      <Wide section={of('line')}>
        <DiagramFigure draw={(d) => d.combDiagram(code)} caption={words.combNote} />
      </Wide>
      <Split section={of('rear')} tight>
        {close(code, 'studio', 'tail')}
      </Split>
      <Board section={of('interior')} code={code} index={1} reverse />
      <Fan section={of('colors')} code={code} />
    </>
  ),
  'gv70-safety': ({ copy, code, of }) => (
    <>
      <PageHead copy={copy} />
      <SensorStage copy={copy} code={code} sections={{ cross: 'crossroads', blind: 'cameras' }} first="blind" />
      <Airbags section={of('center-airbag')} code={code} />
      <Zones section={of('rear-seat')} code={code} id="watched" reverse />
    </>
  ),
  'gv70-technology': ({ copy, code, of }) => (
    <>
      <DarkOpening copy={copy} right>
        {close(code, 'light', 'cabin', true)}
      </DarkOpening>
      <Screen section={of('screen')} code={code} />
      <Board section={of('profile')} code={code} index={2} />
      <Zones section={of('warmth')} code={code} id="warm" reverse />
      <Wide section={of('navigation')}>
        <DiagramFigure draw={(d) => d.projectionDiagram(code)} caption={words.projection} />
      </Wide>
    </>
  ),
  'gv70-performance': ({ copy, code, of }) => (
    <>
      <PageHead copy={copy} />
      <Distance code={code} />
      <EngineStage code={code} section={of('petrol')} />
      <Split section={of('six')} reverse tight>
        {close(code, 'studio', 'wheel')}
      </Split>
      <Row section={of('diesel')} />
      <DriveStage code={code} section={of('drive')} surfaces={explained.wildSurfaces} />
    </>
  ),
}

import * as explained from '#src/content/cars/explained.ts'
import { DarkOpening, SplitOpening } from '#src/pages/model-section/openings.tsx'
import { Row, Split, Wide } from '#src/pages/model-section/split.tsx'
import { Distance, DriveStage, EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import openings from '#src/pages/model-section/openings.module.css'
import { Board, Cage, Fan, Screen, Zones, close } from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'

const { words } = explained

/** G70: a car for the driver. */
export const g70: Compositions = {
  'g70-design': ({ copy, code, of }) => (
    <>
      <DarkOpening copy={copy}>
        <div className={openings.tailCrop}>
          <CarPicture code={code} view="light" eager enlarged />
        </div>
      </DarkOpening>
      <Wide section={of('proportions')}>
        <DiagramFigure draw={(d) => d.wheelDiagram(code)} caption={words.wheelsNote} />
      </Wide>
      <Split section={of('light')} reverse tight>
        {close(code, 'studio', 'tail')}
      </Split>
      <Board section={of('interior')} code={code} />
      <Fan section={of('colors')} code={code} />
    </>
  ),
  'g70-safety': ({ copy, code, of }) => (
    <>
      <SensorStage
        copy={copy}
        code={code}
        sections={{ camera: 'ahead', blind: 'blind-spots' }}
        first="camera"
        opening
      />
      <Wide section={of('lane')}>
        <DiagramFigure draw={(d) => d.laneDiagram(code)} caption={words.laneNote} tall />
      </Wide>
      <Cage section={of('body')} code={code} />
    </>
  ),
  'g70-technology': ({ copy, code, of }) => (
    <>
      <PageHead copy={copy} />
      <Screen section={of('screen')} code={code} tight />
      <Split section={of('sound')} scene="dark">
        <DiagramFigure
          draw={(d) => d.speakerDiagram(code, Number(of('sound').figures?.[0]?.value))}
          caption={words.speakersNote}
          base={860}
          tall
        />
      </Split>
      <Zones section={of('climate')} code={code} id="heat" reverse />
      <Split section={of('key')} tight>
        {close(code, 'studio', 'nose')}
      </Split>
    </>
  ),
  'g70-performance': ({ copy, code, of }) => (
    <>
      <SplitOpening copy={copy}>{close(code, 'studio', 'wheel', true)}</SplitOpening>
      <EngineStage code={code} section={of('engines')} first={2} />
      <Distance code={code} />
      <DriveStage code={code} section={of('drive')} />
      <Wide section={of('suspension')}>
        <DiagramFigure draw={(d) => d.damperDiagram(code)} caption={words.damperNote} />
      </Wide>
      <Row section={of('modes')} />
    </>
  ),
}

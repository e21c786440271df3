import * as explained from '#src/content/cars/explained.ts'
import { NIGHT_FRONT, NIGHT_REAR } from '#src/pages/model-section/opening-picture.ts'
import { Row, Split, Wide } from '#src/pages/model-section/split.tsx'
import { Distance, EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import {
  Ending,
  Beside,
  Cage,
  Inside,
  Mosaic,
  INSIDE,
  Screen,
  CloseUps,
  closeUpsOf,
} from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'
import { Paints } from '#src/pages/model-section/paints.tsx'

const { words } = explained

/** G70: a car for the driver. */
export const g70: Compositions = {
  'g70-design': ({ code, of, show }) => (
    <>
      <Wide section={of('proportions')}>
        <DiagramFigure draw={(d) => d.wheelDiagram(code)} caption={words.wheelsNote} />
      </Wide>
      <Mosaic
        section={of('light')}
        pictures={[show([{ detail: 'lamp' }, NIGHT_FRONT]), show([{ detail: 'tail' }, NIGHT_REAR])]}
        scene="dark"
      />
      <Ending section={of('tunnel')} code={code} slot="scene" />
      <CloseUps pictures={closeUpsOf(show, [{ detail: 'wheel' }])} isLed />
      <Inside
        picture={show(INSIDE)}
        section={of('interior')}
        code={code}
        index={0}
        more={[show([{ detail: 'seam' }]), show(['cabin-rear'])]}
      />
      <Paints section={of('colors')} code={code} />
    </>
  ),
  'g70-safety': ({ copy, code, of }) => (
    <>
      <SensorStage copy={copy} code={code} sections={{ camera: 'ahead', blind: 'blind-spots' }} />
      <Cage section={of('body')} code={code} />
      <Ending section={of('lane')} code={code} slot="drive" />
    </>
  ),
  'g70-technology': ({ code, of, show }) => (
    <>
      <Screen section={of('screen')} code={code} />
      <Inside picture={show(['cabin-rear'])} section={of('climate')} code={code} index={1} />
      <Split section={of('sound')} scene="dark" plan footnote>
        <DiagramFigure
          draw={(d) => d.speakerDiagram(code, Number(of('sound').figures?.[0]?.value))}
          caption={words.speakersNote}
          base={860}
          tall
        />
      </Split>
      <Ending section={of('key')} code={code} slot="hero" />
    </>
  ),
  'g70-performance': ({ code, of, show }) => (
    <>
      <EngineStage code={code} section={of('engines')} scene="dark" />
      <Distance code={code} />
      <Beside section={of('suspension')} picture={show([{ detail: 'wheel' }])} reverse />
      <Row section={of('modes')} />
      <Ending section={of('drive')} code={code} slot="place" />
    </>
  ),
}

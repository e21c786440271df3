import * as explained from '#src/content/cars/explained.ts'
import { Split, Wide } from '#src/pages/model-section/split.tsx'
import { EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import {
  Ending,
  Airbags,
  Inside,
  Mosaic,
  INSIDE,
  Preview,
  Projection,
  Zones,
  CloseUps,
  closeUpsOf,
} from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'
import { Paints } from '#src/pages/model-section/paints.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'

const { words } = explained

/** G80: time on the road. */
export const g80: Compositions = {
  'new-g80-design': ({ code, of, show }) => (
    <>
      <Wide section={of('silhouette')}>
        <DiagramFigure draw={(d) => d.combDiagram(code)} caption={words.combNote} />
      </Wide>
      <Mosaic
        section={of('evening')}
        pictures={[acrossScreen(code, 'scene'), show([{ detail: 'lamp' }]), show([{ detail: 'tail' }])]}
        scene="dark"
      />
      <Inside
        picture={show(INSIDE)}
        section={of('materials')}
        code={code}
        index={1}
        more={[show([{ detail: 'seam' }]), show(['cabin-rear'])]}
      />
      <CloseUps pictures={closeUpsOf(show)} />
      <Paints section={of('colors')} code={code} />
    </>
  ),
  'new-g80-safety': ({ copy, code, of }) => (
    <>
      {/* The page starts with the car from above, as the four cameras see it. */}
      <SensorStage copy={copy} code={code} sections={{ round: 'view' }} />
      <Airbags section={of('cabin')} code={code} />
      <Ending section={of('highway')} code={code} slot="drive" />
    </>
  ),
  'new-g80-technology': ({ code, of }) => (
    <>
      <Projection section={of('screen')} code={code} />
      <Zones section={of('rear-seat')} code={code} id="rear" />
      <Wide section={of('silence')}>
        <DiagramFigure draw={(d) => d.answerDiagram(code)} caption={words.wave} />
      </Wide>
      <Ending section={of('remote')} code={code} slot="above" />
    </>
  ),
  'new-g80-performance': ({ code, of, show }) => (
    <>
      <EngineStage code={code} section={of('engines')} scene="dark" />
      <Preview section={of('suspension')} code={code} />
      {/* The wheel itself between two drawings of its way. */}
      <CloseUps pictures={closeUpsOf(show, [{ detail: 'wheel' }, { detail: 'tail' }, { detail: 'nose' }])} isLed />
      <Split section={of('parking')} plan>
        <DiagramFigure draw={(d) => d.turnDiagram(code)} caption={words.turnNote} base={860} tall />
      </Split>
      <Ending section={of('drive')} code={code} slot="drive" />
    </>
  ),
}

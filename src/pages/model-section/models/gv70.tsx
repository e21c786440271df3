import * as explained from '#src/content/cars/explained.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { NIGHT_FRONT, NIGHT_REAR } from '#src/pages/model-section/opening-picture.ts'
import { Wide } from '#src/pages/model-section/split.tsx'
import { Distance, DriveStage, EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import {
  Ending,
  Airbags,
  Beside,
  Board,
  Inside,
  Mosaic,
  PART_OF,
  Projection,
  Screen,
  Zones,
  CloseUps,
  closeUpsOf,
} from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'
import { Paints } from '#src/pages/model-section/paints.tsx'
import split from '#src/pages/model-section/split.module.css'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'

const { words } = explained

/** GV70: one arc, any weather. */
export const gv70: Compositions = {
  'gv70-design': ({ code, of, show }) => (
    <>
      <Wide section={of('line')}>
        <DiagramFigure draw={(d) => d.arcDiagram(code)} caption={words.arcNote} />
      </Wide>
      <Mosaic
        section={of('rear')}
        pictures={[
          acrossScreen(code, 'scene'),
          show([{ detail: 'tail' }, NIGHT_REAR]),
          show([{ detail: 'lamp' }, NIGHT_FRONT]),
        ]}
      />
      <Mosaic section={of('sunset')} pictures={[pictureOf(code, 'place')]} scene="dark" isUnder />
      <CloseUps pictures={closeUpsOf(show, [{ detail: 'wheel' }])} isLed />
      {pictureOf(code, 'cabin') ? (
        <Beside section={of('interior')} picture={pictureOf(code, 'cabin', PART_OF)} crop={split.panel} />
      ) : (
        <Board section={of('interior')} code={code} index={1} />
      )}
      <Paints section={of('colors')} code={code} />
    </>
  ),
  'gv70-safety': ({ copy, code, of, show }) => (
    <>
      <SensorStage copy={copy} code={code} sections={{ cross: 'crossroads', blind: 'cameras' }} />
      <Inside picture={show(['cabin-rear'])} section={of('rear-seat')} code={code} index={1} />
      <Airbags section={of('center-airbag')} code={code} />
      <Ending section={of('go')} code={code} slot="drive" />
    </>
  ),
  'gv70-technology': ({ code, of, show }) => (
    <>
      <Screen section={of('screen')} code={code} />
      <Projection section={of('navigation')} code={code} />
      {acrossScreen(code, 'memory') ? (
        <Beside section={of('profile')} picture={acrossScreen(code, 'memory')} reverse />
      ) : (
        <Mosaic section={of('profile')} pictures={[show([{ detail: 'seam' }]), show([{ detail: 'mirror' }])]} />
      )}
      {acrossScreen(code, 'yard') ? (
        <Ending section={of('warmth')} code={code} slot="yard" />
      ) : (
        <Zones section={of('warmth')} code={code} id="warm" reverse />
      )}
    </>
  ),
  'gv70-performance': ({ code, of, show }) => (
    <>
      <Distance code={code} />
      <Beside section={of('six')} picture={show([{ detail: 'nose' }, 'hero', NIGHT_FRONT])} reverse />
      <EngineStage code={code} section={of('petrol')} />
      <DriveStage code={code} section={of('drive')} />
      <Ending section={of('diesel')} code={code} slot="place" />
    </>
  ),
}

import { Unsure } from '#src/components/unsure.tsx'
import * as explained from '#src/content/cars/explained.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { formatNumber } from '#src/domain/format.ts'
import { type ModelCode } from '#src/domain/model.ts'
import { NIGHT_FRONT, NIGHT_REAR } from '#src/pages/model-section/opening-picture.ts'
import { Wide } from '#src/pages/model-section/split.tsx'
import { EngineStage, SensorStage } from '#src/pages/model-section/stages.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import comfort from '#src/pages/model-section/comfort.module.css'
import {
  Ending,
  Beside,
  Cage,
  Inside,
  Mosaic,
  Morning,
  Preview,
  Screen,
  Zones,
  CloseUps,
  closeUpsOf,
} from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'
import { Paints } from '#src/pages/model-section/paints.tsx'
import { cabinAcross } from '#src/pages/shared/cars/upright-cabin.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'

const { words } = explained

/** The strongest torque of the line-up, as the largest item on the page. */
const Strongest = ({ code }: { code: ModelCode }) => {
  const most = modificationsOf(code).toSorted((a, b) => b.torque_nm - a.torque_nm)[0]!
  return (
    <p className={comfort.strongest}>
      <span className="giant num">{formatNumber(most.torque_nm)}</span>
      <span className="h2"> Н·м</span>
      <span className="small muted">
        {most.engine}, крутящий момент
        {most.unsure?.includes('torque_nm') && <Unsure />}
      </span>
    </p>
  )
}

/** GV80: a big car for many people. */
export const gv80: Compositions = {
  'gv80-design': ({ code, of, show }) => (
    <>
      <Wide section={of('scale')}>
        <DiagramFigure draw={(d) => d.wheelDiagram(code)} caption={words.wheelsNote} />
      </Wide>
      <Mosaic
        section={of('light')}
        pictures={[show([{ detail: 'lamp' }, NIGHT_FRONT]), show([{ detail: 'tail' }, 'rear34', NIGHT_REAR])]}
        scene="dark"
      />
      <Mosaic section={of('above')} pictures={[acrossScreen(code, 'above')]} />
      <CloseUps pictures={closeUpsOf(show)} />
      <Inside
        picture={show(['cabin-rear', 'cabin'])}
        section={of('interior')}
        code={code}
        index={1}
        more={[show(['cabin']), show([{ detail: 'seam' }])]}
      />
      <Paints section={of('colors')} code={code} />
    </>
  ),
  'gv80-safety': ({ copy, code, of, show }) => (
    <>
      <SensorStage copy={copy} code={code} sections={{ round: 'around' }} upright />
      {/* The opening is of the child's seat: here is what holds it, or the row it stands in. */}
      {acrossScreen(code, 'mounts') ? (
        <Mosaic section={of('children')} pictures={[acrossScreen(code, 'mounts')]} />
      ) : (
        <Inside picture={show(['cabin-rear'])} section={of('children')} code={code} index={1} />
      )}
      <Cage section={of('body')} code={code} />
      <Ending section={of('go')} code={code} slot="winter" />
    </>
  ),
  'gv80-technology': ({ code, of }) => {
    return (
      <>
        <Wide section={of('silence')} scene="dark">
          <DiagramFigure draw={(d) => d.layerDiagram(code, explained.soundLayers)} caption={words.wave} tall dense />
        </Wide>
        <Screen section={of('screen')} code={code} />
        <Zones section={of('climate')} code={code} id="climate" reverse />
        <Morning section={of('remote')} code={code} picture={cabinAcross(code, 'cabin-rear')} />
      </>
    )
  },
  'gv80-performance': ({ code, of, show }) => (
    <>
      <div data-scene="dark" className={comfort.figure}>
        <div className="wrap">
          <Strongest code={code} />
        </div>
      </div>
      <EngineStage code={code} section={of('diesel')} first={1} scene="dark" />
      <Beside section={of('petrol')} picture={show([{ detail: 'wheel' }])} reverse />
      <Preview section={of('suspension')} code={code} />
      <Ending section={of('terrain')} code={code} slot="winter" />
    </>
  ),
}

import { ModelPicture } from '#src/components/model-picture.tsx'
import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { UnsureNote } from '#src/components/unsure.tsx'
import { enginesOf } from '#src/content/cars/engine-curves.ts'
import * as explained from '#src/content/cars/explained.ts'
import type { Section } from '#src/content/copy.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { modelName, models } from '#src/content/models/summary.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { CabinLights, lightsOf } from '#src/pages/model-section/cabin-lights.tsx'
import { Split, Wide } from '#src/pages/model-section/split.tsx'
import { EngineStage } from '#src/pages/model-section/stages.tsx'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import comfort from '#src/pages/model-section/comfort.module.css'
import stages from '#src/pages/model-section/stages.module.css'
import {
  Ending,
  Airbags,
  Beside,
  Board,
  Inside,
  INSIDE,
  Led,
  Mosaic,
  closeUpsOf,
} from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'
import { Paints } from '#src/pages/model-section/paints.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'

const { words } = explained

const SeatList = ({ className }: { className: string | undefined }) => (
  <ol className={className}>
    {explained.rearSeatZones.map(({ id, name, text }) => (
      <li key={id}>
        <span>{name}</span>
        <span className="muted">{text}</span>
      </li>
    ))}
  </ol>
)

/** What each part of the seat does, on its leather in the dusk; where the model has no picture of that, beside a drawing. */
const Seats = ({ section, code, leather }: { section: Section; code: DrawnModel; leather: Picture | null }) =>
  leather ? (
    <section id={section.id} data-scene="dark" className={comfort.seat}>
      <div className={comfort.leather}>
        <ModelPicture picture={leather} />
      </div>
      <div className="wrap">
        <CopyHead section={section} />
        <SeatList className={comfort.parts} />
      </div>
    </section>
  ) : (
    <Wide section={section}>
      <DiagramFigure draw={(d) => d.seatDiagram(code, explained.rearSeatZones)} caption={words.seatNote} tall dense />
      <SeatList className={comfort.seatList} />
    </Wide>
  )

/** The light the cabin is shown in first: ivory by day and in amber would be one picture. */
const UNLIKE_DAY = 'ice'

/** G90: the rear seat. */
export const g90: Compositions = {
  'g90-design': ({ code, of, show }) => (
    <>
      {/* The night of the first picture goes on. */}
      <Mosaic
        section={of('light')}
        pictures={[acrossScreen(code, 'face'), show([{ detail: 'lamp' }]), show([{ detail: 'tail' }])]}
        scene="dark"
      />
      <Wide section={of('horizon')}>
        <DiagramFigure draw={(d) => d.horizonDiagram(code)} caption={words.horizonNote} />
      </Wide>
      <Led
        section={of('details')}
        pictures={closeUpsOf(show, [{ detail: 'nose' }, { detail: 'wheel' }, { detail: 'handle' }])}
      />
      {/* The light cabin between two dark sections. */}
      <Inside
        picture={show(INSIDE)}
        section={of('interior')}
        code={code}
        index={2}
        more={[show(['samples']), show([{ detail: 'seam' }])]}
      />
      <Ending section={of('street')} code={code} slot="scene" />
      <Paints section={of('colors')} code={code} />
    </>
  ),
  'g90-l': ({ code, of, show }) => {
    const strongest = enginesOf(code).at(-1)!
    const seat = show([{ detail: 'seam' }])
    return (
      <>
        <Wide section={of('length')}>
          <DiagramFigure draw={(d) => d.longBaseDiagram()} caption={words.longNote} />
        </Wide>
        {seat ? (
          <Beside section={of('cabinet')} picture={seat} />
        ) : (
          <Board section={of('cabinet')} code={code} index={1} />
        )}
        <Wide section={of('engine')} scene="dark">
          <DiagramFigure draw={(d) => d.engineDiagram(`${code}-l`, [strongest])} caption={words.enginesNote} unsure />
          <UnsureNote className={stages.footnote} />
        </Wide>
        <Wide section={of('garage')}>
          <DiagramFigure
            draw={(d) =>
              d.lengthDiagram([
                ...models.map((model) => ({ name: model.name, length: facts[model.code].length })),
                { name: `${modelName(code)} L`, length: g90L.length, on: true },
              ])
            }
            caption={words.lengthNote}
          />
        </Wide>
      </>
    )
  },
  'g90-safety': ({ code, of }) => (
    <>
      <Airbags section={of('protect')} code={code} />
      <section id="see" data-scene="dark" className={stages.beam}>
        <div className="wrap">
          <CopyHead section={of('see')} />
        </div>
        <DiagramFigure draw={(d) => d.headlampDiagram(code)} bleed tall />
        <div className="wrap">
          <p className={stages.note}>{words.beamNote}</p>
        </div>
      </section>
      <Ending section={of('warn')} code={code} slot="drive" />
    </>
  ),
  'g90-comfort': ({ code, of, show }) => {
    const lit = lightsOf(code)
    const home = acrossScreen(code, 'place')
    return (
      <>
        <Seats section={of('seats')} code={code} leather={show([{ detail: 'seam' }])} />
        <section id="silence" data-scene="dark" className={comfort.quiet}>
          <div className="wrap">
            <h2 className="display">{of('silence').heading}</h2>
          </div>
          {home && <ModelPicture picture={home} className={comfort.home} />}
          <div className="wrap">
            <SectionText section={of('silence')} />
          </div>
        </section>
        {lit ? (
          <CabinLights section={of('air-and-light')} lit={lit} first={UNLIKE_DAY} />
        ) : (
          <Split section={of('air-and-light')} scene="dark">
            <DiagramFigure draw={(d) => d.lightDiagram(code, cabinLights)} caption={words.lightsNote} base={860} />
          </Split>
        )}
        <Mosaic section={of('doors')} pictures={[show([{ detail: 'handle' }])]} scene="dark" isUnder isFromDark />
      </>
    )
  },
  'g90-performance': ({ code, of }) => (
    <>
      <EngineStage code={code} section={of('engines')} scene="dark" />
      <Wide section={of('suspension')}>
        <DiagramFigure draw={(d) => d.suspensionDiagram(code, 'bump')} caption={words.bumpNote} />
      </Wide>
      <Ending section={of('drive')} code={code} slot="scene" />
    </>
  ),
}

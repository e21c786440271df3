import { enginesOf } from '#src/content/cars/engine-curves.ts'
import * as explained from '#src/content/cars/explained.ts'
import { facts, g90L } from '#src/content/models/facts.ts'
import { modelName, models } from '#src/content/models/summary.ts'
import { SplitOpening } from '#src/pages/model-section/openings.tsx'
import { Row, Split, Wide } from '#src/pages/model-section/split.tsx'
import { Distance, DriveStage, EngineStage } from '#src/pages/model-section/stages.tsx'
import { PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import comfort from '#src/pages/model-section/comfort.module.css'
import openings from '#src/pages/model-section/openings.module.css'
import stages from '#src/pages/model-section/stages.module.css'
import { Airbags, Board, close } from '#src/pages/model-section/drawn-blocks.tsx'
import type { Compositions } from '#src/pages/model-section/composition.ts'

const { words } = explained

const SeatList = () => (
  <ol className={comfort.seatList}>
    {explained.rearSeatZones.map(({ id, name, text }) => (
      <li key={id}>
        <span>{name}</span>
        <span className="muted">{text}</span>
      </li>
    ))}
  </ol>
)

/** G90: the seat behind. */
export const g90: Compositions = {
  'g90-design': ({ copy, code, of }) => (
    <>
      <section className={`${openings.dark} ${openings.face}`} data-scene="dark">
        <CarPicture code={code} view="front-light" eager />
        <PageHead copy={copy} className={openings.over} />
      </section>
      <Wide section={of('horizon')}>
        <DiagramFigure draw={(d) => d.horizonDiagram(code)} caption={words.horizonNote} />
      </Wide>
      <Split section={of('details')} reverse tight>
        {close(code, 'studio', 'wheel')}
      </Split>
      <Board section={of('interior')} code={code} index={2} />
    </>
  ),
  'g90-l': ({ copy, code, of }) => {
    const strongest = enginesOf(code).at(-1)!
    return (
      <>
        <PageHead copy={copy} />
        <div className={`wrap ${openings.longOpening}`}>
          <DiagramFigure draw={(d) => d.longBaseDiagram()} caption={words.longNote} />
        </div>
        <Row section={of('length')} />
        <Board section={of('cabinet')} code={code} index={1} />
        <Wide section={of('engine')} tight>
          <DiagramFigure draw={(d) => d.engineDiagram(`${code}-l`, [strongest])} caption={words.enginesNote} unsure />
        </Wide>
        <Wide section={of('garage')} tight>
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
  'g90-safety': ({ copy, code, of }) => (
    <>
      <header className={`wrap ${openings.words3}`}>
        <h1 className="h2">{copy.h1}</h1>
        <ol>
          {copy.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="display">
                {heading}
              </a>
            </li>
          ))}
        </ol>
        {copy.lead && <p className="lead">{copy.lead}</p>}
      </header>
      <Wide section={of('warn')} tight>
        <DiagramFigure draw={(d) => d.highwayDiagram(code)} caption={words.highwayNote} tall />
      </Wide>
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
    </>
  ),
  'g90-comfort': ({ copy, code, of }) => (
    <>
      <SplitOpening copy={copy} lines={<SeatList />}>
        <DiagramFigure
          draw={(d) => d.seatDiagram(code, explained.rearSeatZones)}
          caption={words.seatNote}
          unsure
          base={860}
        />
      </SplitOpening>
      <Row section={of('seats')} />
      <section id="silence" data-scene="dark" className={comfort.quiet}>
        <div className="wrap">
          <h2 className="display">{of('silence').heading}</h2>
          <DiagramFigure draw={(d) => d.secondsDiagram(code)} />
          <div className={stages.said}>
            <p className={stages.note}>{words.shown}</p>
            <SectionText section={of('silence')} />
          </div>
        </div>
      </section>
      <Split section={of('air-and-light')} scene="dark">
        <DiagramFigure
          draw={(d) => d.lightDiagram(code, explained.cabinLights)}
          caption={words.lightsNote}
          base={860}
        />
      </Split>
      <Split section={of('doors')} reverse>
        {close(code, 'studio', 'cabin')}
      </Split>
    </>
  ),
  'g90-performance': ({ copy, code, of }) => (
    <>
      <section className={`${openings.dark} ${openings.whole}`} data-scene="dark">
        <PageHead copy={copy} className={openings.over} />
        <CarPicture code={code} view="light" eager enlarged />
      </section>
      <EngineStage code={code} section={of('engines')} first={2} />
      <Distance code={code} />
      <DriveStage code={code} section={of('drive')} scene="light" />
      <Wide section={of('suspension')} tight>
        <DiagramFigure draw={(d) => d.suspensionDiagram(code, 'bump')} caption={words.bumpNote} />
      </Wide>
    </>
  ),
}

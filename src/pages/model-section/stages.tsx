import type { ReactNode } from 'react'
import { Figures } from '#src/components/figures.tsx'
import { Unsure, UnsureNote } from '#src/components/unsure.tsx'
import { enginesOf, type EngineCurve } from '#src/content/cars/engine-curves.ts'
import { roadSurfaces, sensorZones, words } from '#src/content/cars/explained.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import type { Figure, PageCopy, Section } from '#src/content/copy.ts'
import { formatDecimal, formatNumber } from '#src/domain/format.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import { SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { DiagramChoice } from '#src/pages/shared/diagrams/diagram-choice.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { DistanceFigure } from '#src/pages/shared/diagrams/distance-figure.tsx'
import { scened, type Scene } from '#src/pages/model-section/split.tsx'
import { CopyHead, SectionHead } from '#src/pages/shared/copy/section-head.tsx'
import split from '#src/pages/model-section/split.module.css'
import stages from '#src/pages/model-section/stages.module.css'

/** Diagrams with a selector: one part is highlighted at a time, with one sentence about it. */

type StageProps = {
  copy: PageCopy
  code: DrawnModel
  /** Sections whose text belongs to a zone: it is shown when the zone is selected. These zones come first. */
  sections: Partial<Record<(typeof sensorZones)[number]['id'], string>>
  /** The plan is upright next to the text. */
  upright?: boolean
}

/** Six zones around the car, one highlighted at a time. */
export function SensorStage({ copy, code, sections, upright = false }: StageProps) {
  const zones = sensorZones.map((zone, part) => ({ ...zone, part }))
  const isOwn = ({ id }: (typeof zones)[number]) => sections[id] !== undefined
  const ordered = [...zones.filter(isOwn), ...zones.filter((zone) => !isOwn(zone))]
  const items = ordered.map(({ id, name, text, part }) => {
    const own = sections[id] === undefined ? undefined : sectionOf(copy, sections[id])
    const say = own ? (
      <div id={own.id}>
        <h3 className="h3">{own.heading}</h3>
        <SectionText section={own} />
      </div>
    ) : (
      <p className="lead">{text}</p>
    )
    return { id, name, say, part }
  })
  const note = <p className={stages.note}>{words.zonesNote}</p>
  const heading = <h2 className="h1">{words.zonesHeading}</h2>
  return (
    <section data-scene="dark" className={stages.stage}>
      <DiagramChoice
        name="zone"
        legend={words.zones}
        items={items}
        className={upright ? `wrap ${stages.upright}` : undefined}
      >
        {({ dial, sentence }) =>
          upright ? (
            <>
              <div className={stages.uprightHead}>{heading}</div>
              <div className={stages.uprightWords}>
                {dial}
                {sentence}
                {note}
              </div>
              <DiagramFigure
                draw={(d) => {
                  const { narrow } = d.sensorDiagram(code)
                  return { narrow, wide: narrow.replaceAll('sensors-n', 'sensors-u') }
                }}
                tall
              />
            </>
          ) : (
            <>
              <div className={`wrap ${stages.stageHead}`}>{heading}</div>
              <DiagramFigure draw={(d) => d.sensorDiagram(code)} bleed tall className={stages.stagePicture} />
              <div className="wrap">
                {dial}
                <div className={stages.said}>
                  {note}
                  {sentence}
                </div>
              </div>
            </>
          )
        }
      </DiagramChoice>
    </section>
  )
}

type EngineProps = { code: DrawnModel; section: Section; first?: number; scene?: Scene }

/** An engine's performance in three figures; versions with different drive differ in acceleration. */
function figuresOf(code: DrawnModel, { id, torque, power }: EngineCurve): Figure[] {
  const runs = modificationsOf(code).filter((run) => `${run.engine} ${run.power_hp}` === id)
  const times = [...new Set(runs.map(({ accel_0_100: seconds }) => seconds))].filter((seconds) => seconds !== null)
  const doubt = (field: string): Pick<Figure, 'unsure'> =>
    runs.some(({ unsure }) => unsure?.includes(field)) ? { unsure: true } : {}
  return [
    { label: 'Крутящий момент', value: formatNumber(torque), unit: 'Н·м', ...doubt('torque_nm') },
    { label: 'Мощность', value: formatNumber(power), unit: `л.${NBSP}с.`, ...doubt('power_hp') },
    {
      label: typograf('Разгон 0–100 км/ч'),
      value: times.map((seconds) => formatDecimal(seconds)).join('–'),
      unit: 'с',
      ...doubt('accel_0_100'),
    },
  ]
}

/** Torque and power, one engine at a time, at first the strongest, to which the page's figure belongs, or the one of the section. */
export function EngineStage({ code, section, first, scene }: EngineProps) {
  const engines = enginesOf(code)
  const items = engines.map((engine) => ({
    id: engine.id,
    name: engine.name,
    say: (
      <>
        <p className="vh">{engine.name}</p>
        <Figures items={figuresOf(code, engine)} />
      </>
    ),
  }))
  return (
    <section id={section.id} className="section" {...scened(scene)}>
      <DiagramChoice
        name="engine"
        legend={words.engine}
        items={items}
        first={first ?? engines.length - 1}
        className={`wrap ${stages.engine}`}
      >
        {({ dial, sentence }) => (
          <>
            <CopyHead section={section} />
            <div className={stages.engineDial}>{dial}</div>
            <DiagramFigure draw={(d) => d.engineDiagram(code, engines)} className={stages.curves} />
            <div className={stages.engineFigures}>{sentence}</div>
            <p className={stages.note}>
              {words.enginesNote}
              <Unsure inline />
            </p>
            <UnsureNote className={stages.footnote} />
          </>
        )}
      </DiagramChoice>
    </section>
  )
}

/** 0–100 in metres, every engine and drive of the model. */
export function Distance({ code, children }: { code: DrawnModel; children?: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={words.distance}>
          <p className="lead">{words.distanceText}</p>
        </SectionHead>
        {children}
        <DistanceFigure code={code} className={children ? stages.curves : undefined} />
      </div>
    </section>
  )
}

/** Which axle is driven, by the road surface. */
export function DriveStage({ code, section }: { code: DrawnModel; section: Section }) {
  const items = roadSurfaces.map(({ name, front }, index) => ({
    id: `surface-${index}`,
    name,
    say: (
      <p>
        {name}: {front}
        {NBSP}% спереди, {100 - front}
        {NBSP}% сзади.
      </p>
    ),
  }))
  return (
    <section id={section.id} className="section" data-scene="dark">
      <DiagramChoice
        name="surface"
        legend={words.surface}
        items={items}
        className={`wrap ${split.split} ${split.plan}`}
      >
        {({ dial, sentence }) => (
          <>
            <div className={split.words}>
              <h2 className="h2">{section.heading}</h2>
              <SectionText section={section} lead={false} />
              {dial}
              {sentence}
              <p className={stages.note}>{words.driveNote}</p>
            </div>
            <div className={split.picture}>
              <DiagramFigure draw={(d) => d.driveDiagram(code, roadSurfaces)} base={860} tall />
            </div>
          </>
        )}
      </DiagramChoice>
    </section>
  )
}

import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { enginesOf } from '#src/content/cars/engine-curves.ts'
import { roadSurfaces, sensorZones, words } from '#src/content/cars/explained.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { formatDecimal } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { driveDiagram, type Surface } from '#src/drawing/diagrams/drive.ts'
import { engineDiagram, engineSentence } from '#src/drawing/diagrams/engine.ts'
import { sensorDiagram } from '#src/drawing/diagrams/sensors.ts'
import { CopySection, PageHead, SectionText, sectionOf } from '#src/pages/parts/copy.tsx'
import { DiagramChoice } from '#src/pages/parts/diagram-choice.tsx'
import { DiagramFigure } from '#src/pages/parts/diagram.tsx'
import { DistanceFigure } from '#src/pages/parts/distance-figure.tsx'
import styles from '#src/pages/model-section/model-section.module.css'

/** Compositions the section pages choose from; each model's file says which and in what order. */

export type Scene = 'dark' | 'light'
const scened = (scene?: Scene) => (scene ? { 'data-scene': scene } : {})

type BlockProps = { section: Section; children: ReactNode; scene?: Scene; tight?: boolean }

/** Heading and text above, a picture across the page under them. */
export const Wide = ({ section, children, scene, tight = false }: BlockProps) => (
  <CopySection section={section} tight={tight} {...(scene && { scene })}>
    {children}
  </CopySection>
)

/** A narrow column of text beside a picture. */
export const Split = ({
  section,
  children,
  scene,
  tight = false,
  reverse = false,
}: BlockProps & { reverse?: boolean }) => (
  <section id={section.id} className={cx('section', tight && styles.tight)} {...scened(scene)}>
    <div className={cx('wrap', styles.split, reverse && styles.reverse)}>
      <div className={styles.words}>
        <h2 className="h2">{section.heading}</h2>
        <SectionText section={section} lead={false} />
      </div>
      <div className={styles.picture}>{children}</div>
      {section.figures && (
        <div className={styles.across}>
          <Figures items={section.figures} />
        </div>
      )}
    </div>
  </section>
)

/** Text alone, between hairlines. */
export const Row = ({ section }: { section: Section }) => <CopySection section={section} />

/** The page's head over a picture in the dark. */
export const DarkOpening = ({ copy, children, right }: { copy: PageCopy; children: ReactNode; right?: boolean }) => (
  <section className={styles.dark} data-scene="dark">
    <div className={right ? styles.right : styles.full}>{children}</div>
    <PageHead copy={copy} className={styles.over} />
  </section>
)

/** The page's head in a narrow column, a picture fills the rest. */
export const SplitOpening = ({ copy, children, lines }: { copy: PageCopy; children: ReactNode; lines?: ReactNode }) => (
  <header className={cx('wrap', styles.split, styles.splitOpening)}>
    <div className={styles.words}>
      <h1 className="display">{copy.h1}</h1>
      {copy.lead && <p className="lead">{copy.lead}</p>}
      {lines}
    </div>
    <div className={styles.picture}>{children}</div>
  </header>
)

type StageProps = {
  copy: PageCopy
  code: ModelCode
  /** Sections whose words belong to a zone: they are said when it is lit. */
  told: Partial<Record<(typeof sensorZones)[number]['id'], string>>
  first: (typeof sensorZones)[number]['id']
  /** Holds the page's head as well. */
  opening?: boolean
  /** The plan stands upright beside the words. */
  upright?: boolean
}

/** Six zones around the car, one lit at a time. */
export function SensorStage({ copy, code, told, first, opening = false, upright = false }: StageProps) {
  const items = sensorZones.map(({ id, name, text }) => {
    const own = told[id] === undefined ? undefined : sectionOf(copy, told[id])
    const say = own ? (
      <div id={own.id}>
        <h2 className="h3">{own.heading}</h2>
        <SectionText section={own} />
      </div>
    ) : (
      <p className="lead">{text}</p>
    )
    return { id, name, say }
  })
  const diagram = sensorDiagram(code)
  const note = <p className={styles.note}>{words.zonesNote}</p>
  return (
    <section data-scene="dark" className={styles.stage}>
      <DiagramChoice
        name="zone"
        legend={words.zones}
        items={items}
        first={sensorZones.findIndex(({ id }) => id === first)}
        className={upright ? `wrap ${styles.upright}` : undefined}
      >
        {({ dial, sentence }) =>
          upright ? (
            <>
              <div className={styles.uprightWords}>
                {opening && <h1 className="display">{copy.h1}</h1>}
                {opening && copy.lead && <p className="lead">{copy.lead}</p>}
                {dial}
                {sentence}
                {note}
              </div>
              <DiagramFigure diagram={{ ...diagram, wide: diagram.narrow.replaceAll('sensors-n', 'sensors-u') }} tall />
            </>
          ) : (
            <>
              {opening && <PageHead copy={copy} className={styles.stageHead} />}
              <DiagramFigure diagram={diagram} bleed tall className={styles.stagePicture} />
              <div className="wrap">
                {dial}
                <div className={styles.said}>
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

type EngineProps = { code: ModelCode; section: Section; first?: number; opening?: PageCopy; scene?: Scene }

/** Torque and power, one engine at a time; with one engine there is nothing to choose. */
export function EngineStage({ code, section, first = 0, opening }: EngineProps) {
  const engines = enginesOf(code)
  const items = engines.map((engine) => {
    const runs = modificationsOf(code).filter(({ engine: name, power_hp }) => `${name} ${power_hp}` === engine.id)
    const times = runs.flatMap(({ accel_0_100: time }) => (time ? [formatDecimal(time)] : [])).join(' или ')
    return {
      id: engine.id,
      name: engine.name,
      say: (
        <p className="lead num">
          {engineSentence(engine)}. До 100 км/ч за {times}
          {NBSP}с.
        </p>
      ),
    }
  })
  const headed = opening ? <h1 className="display">{opening.h1}</h1> : <h2 className="h1">{section.heading}</h2>
  return (
    <section id={section.id} className={opening ? styles.engineOpening : `section ${styles.engine}`}>
      <DiagramChoice name="engine" legend={words.engine} items={items} first={first} className="wrap">
        {({ dial, sentence }) => (
          <>
            <div className={styles.engineHead}>
              {headed}
              {opening ? <div>{dial}</div> : <SectionText section={section} />}
            </div>
            {!opening && <div className={styles.engineDial}>{dial}</div>}
            <DiagramFigure diagram={engineDiagram(code, engines)} className={styles.curves} />
            <div className={styles.said}>
              <p className={styles.note}>{words.enginesNote}</p>
              <div>
                {sentence}
                {opening && (
                  <div className={styles.after}>
                    {opening.lead && <p className="lead">{opening.lead}</p>}
                    <h2 className="h3">{section.heading}</h2>
                    <SectionText section={section} lead={false} />
                  </div>
                )}
              </div>
            </div>
            {section.figures && (
              <div className={styles.across}>
                <Figures items={section.figures} />
              </div>
            )}
          </>
        )}
      </DiagramChoice>
    </section>
  )
}

/** 0–100 in metres, every engine and drive of the model. */
export function Distance({ code, children }: { code: ModelCode; children?: ReactNode }) {
  return (
    <section className={`section ${styles.tight}`}>
      <div className="wrap">
        <div className={styles.engineHead}>
          <h2 className="h1">{words.distance}</h2>
          <p className="lead">{words.distanceText}</p>
        </div>
        {children}
        <DistanceFigure code={code} className={styles.curves} />
      </div>
    </section>
  )
}

type DriveProps = { code: ModelCode; section: Section; surfaces?: readonly Surface[]; scene?: Scene }

/** Which axle pulls, by the road under the wheels. */
export function DriveStage({ code, section, surfaces = roadSurfaces, scene = 'dark' }: DriveProps) {
  const items = surfaces.map(({ name, front }, index) => ({
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
    <section id={section.id} className="section" {...scened(scene)}>
      <DiagramChoice name="surface" legend={words.surface} items={items} className={`wrap ${styles.split}`}>
        {({ dial, sentence }) => (
          <>
            <div className={styles.words}>
              <h2 className="h2">{section.heading}</h2>
              <SectionText section={section} lead={false} />
              {dial}
              {sentence}
              <p className={styles.note}>{words.driveNote}</p>
            </div>
            <div className={styles.picture}>
              <DiagramFigure diagram={driveDiagram(code, surfaces)} base={860} tall />
            </div>
          </>
        )}
      </DiagramChoice>
    </section>
  )
}

import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import * as explained from '#src/content/cars/explained.ts'
import type { Section } from '#src/content/copy.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import { details } from '#src/content/models/details.ts'
import type { Picture, Shot } from '#src/content/pictures/picture-of.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import { UPRIGHT } from '#src/content/pictures/sources.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { AirbagSet } from '#src/drawing/diagrams/cabin.ts'
import { Row, scened, Split, Wide, type Scene } from '#src/pages/model-section/split.tsx'
import type { Show } from '#src/pages/model-section/opening-picture.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { cabinAcross } from '#src/pages/shared/cars/upright-cabin.ts'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import comfort from '#src/pages/model-section/comfort.module.css'
import split from '#src/pages/model-section/split.module.css'
import stages from '#src/pages/model-section/stages.module.css'

/** Blocks that need only their section and model; most have a diagram drawn from the data. */

const { words } = explained

export type BlockProps<C extends ModelCode = DrawnModel> = { section: Section; code: C }

/** The section without its figures: the diagram shows them. */
export function plain(section: Section): Section {
  const rest = { ...section }
  delete rest.figures
  return rest
}

export const Board = ({
  section,
  code,
  index = 0,
  reverse = false,
}: BlockProps<ModelCode> & { index?: number; reverse?: boolean }) => (
  <Split section={section} reverse={reverse} edge>
    <InteriorBoard code={code} index={index} />
  </Split>
)

export const airbagSetOf = (code: ModelCode): AirbagSet => details[code].airbags

/** The plan of the airbags and its footnote. */
export const Airbags = ({ section, code }: BlockProps) => (
  <Split section={section} plan>
    <DiagramFigure
      draw={(d) => d.airbagDiagram(code, airbagSetOf(code))}
      caption={words.airbagsNote}
      unsure
      base={860}
      tall
    />
    <UnsureNote className={stages.footnote} />
  </Split>
)

/** The frame around the cabin with the airbags within it, and their number, in one drawing over the full width. */
export const Cage = ({ section, code }: BlockProps) => (
  <Wide section={plain(section)}>
    <div className={split.cage}>
      <Figures items={section.figures} />
      <DiagramFigure draw={(d) => d.cageDiagram(code, airbagSetOf(code))} caption={words.cageNote} unsure />
    </div>
    <UnsureNote className={stages.footnote} />
  </Wide>
)

export const Preview = ({ section, code }: BlockProps) => (
  <Wide section={section}>
    <DiagramFigure draw={(d) => d.suspensionDiagram(code, 'hole')} caption={words.holeNote} />
  </Wide>
)

/** Diagonal of the screen in inches, from the section's figure. */
const inchesOf = ({ figures }: Section): number => Number(figures?.[0]?.value.replace(',', '.'))

/** The display itself, read from near; where there is no picture of it, drawn with its inches. */
export const Screen = ({ section, code }: BlockProps) => (
  <Seen section={section} picture={acrossScreen(code, 'screen')} note={words.screenNote}>
    <Wide section={plain(section)}>
      <DiagramFigure
        draw={(d) => d.screenDiagram(code, inchesOf(section), code === 'gv80')}
        caption={words.screenNote}
      />
    </Wide>
  </Seen>
)

/** What the windscreen shows over the road; where there is no picture of it, drawn. */
export const Projection = ({ section, code }: BlockProps) => (
  <Seen section={section} picture={acrossScreen(code, 'projection')} note={words.projection} scene="dark">
    <Wide section={section} scene="dark">
      <DiagramFigure draw={(d) => d.projectionDiagram(code)} caption={words.projection} />
    </Wide>
  </Seen>
)

/** A section over a full-width picture of what it tells of, its figures and a note under it. Without the picture: `children`. */
function Seen({ section, picture, note, scene, children }: SeenProps) {
  if (!picture) return children
  return (
    <section id={section.id} className="section" {...scened(scene)}>
      <div className="wrap">
        <CopyHead section={plain(section)} />
      </div>
      <ModelPicture picture={picture} className={split.acrossScreen} />
      <div className={cx('wrap', split.measure)}>
        <Figures items={section.figures} />
        <p className={stages.note}>{note}</p>
      </div>
    </section>
  )
}
type SeenProps = { section: Section; picture: Picture | null; note: string; scene?: Scene; children: ReactNode }

export type ZonesProps = BlockProps & {
  id: 'warm' | 'climate' | 'rear'
  reverse?: boolean
}
const ZONES = {
  warm: explained.warmSeats,
  climate: explained.climateZones,
  rear: explained.rearRow,
}
export const Zones = ({ section, code, id, reverse = false }: ZonesProps) => (
  <Split section={section} reverse={reverse} plan>
    <DiagramFigure
      draw={(d) => d.zoneDiagram(code, id, ZONES[id], words.claims[id])}
      caption={id === 'climate' ? words.climateNote : words.zonesOfCabin}
      base={860}
      tall
    />
  </Split>
)

/** A picture next to text: a whole car, or a close-up with the aspect ratio of details. */
export function Beside({ section, picture, crop, ...rest }: BesideProps) {
  if (!picture) return <Row section={section} />
  const hasUpright = picture.sources.some(({ media }) => media === UPRIGHT)
  const isWhole = !picture.place || picture.place === 'hero' || picture.place.endsWith('34')
  return (
    <Split section={section} {...rest} edge>
      <ModelPicture
        picture={picture}
        className={cx(
          isWhole ? split.wholeCar : split.part,
          hasUpright && split.upright,
          picture.source === 'render' && crop,
        )}
      />
    </Split>
  )
}
type BesideProps = {
  section: Section
  picture: Picture | null
  /** Class name that moves a part of a rendered picture into view: of a photograph it is not known where that is. */
  crop?: string | undefined
  reverse?: boolean
  scene?: Scene
}

/** How wide a picture is shown of which such a block has a part. */
export const PART_OF = '160vw'

/** In this order, as far as the page has not shown them: close-ups for a page about design. */
const CLOSE_UPS: readonly Shot[] = [
  { detail: 'lamp' },
  { detail: 'mirror' },
  { detail: 'tail' },
  { detail: 'wheel' },
  { detail: 'handle' },
  { detail: 'nose' },
]
const IN_A_ROW = 3

/** The next details of a row, `first` before the others. Taken while the page is composed, not while a block renders, so that none is repeated. */
export const closeUpsOf = (show: Show, first: readonly Shot[] = []): Picture[] =>
  Array.from({ length: IN_A_ROW }, () => show([...first, ...CLOSE_UPS])).filter((picture) => picture !== null)

/** A full-width row of details without text; `isLed`: the first one is large, the others beside it. Nothing where there are not enough left to fill it. */
export function CloseUps({ pictures, isLed = false }: { pictures: readonly Picture[]; isLed?: boolean }) {
  if (pictures.length < IN_A_ROW) return null
  return (
    <ul className={cx(split.closeUps, isLed && split.led)}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <ModelPicture picture={picture} className={split.part} />
        </li>
      ))}
    </ul>
  )
}

/** A section's text over its details; with too few of them next to the first one. */
export const Led = ({ section, pictures }: { section: Section; pictures: readonly Picture[] }) =>
  pictures.length < IN_A_ROW ? (
    <Beside section={section} picture={pictures[0] ?? null} reverse />
  ) : (
    <section id={section.id} className="section">
      <div className="wrap">
        <CopyHead section={section} />
      </div>
      <CloseUps pictures={pictures} isLed />
    </section>
  )

/** Its box is the same before it is loaded, when there is no source yet to tell by. */
const hasUpright = ({ sources }: Picture): boolean => sources.some(({ media }) => media)

type MosaicProps = {
  section: Section
  /** Those the model does not have are left out. */
  pictures: readonly (Picture | null)[]
  scene?: Scene
  /** The text is under the pictures. */
  isUnder?: boolean
  /** The first one comes out of the dark before it, too: what its upper edge reflects is not the subject. */
  isFromDark?: boolean
}

/** Pictures from edge to edge: the first of an odd number alone, the others in twos, on phones one under another. */
export function Mosaic({ section, pictures, scene, isUnder = false, isFromDark = false }: MosaicProps) {
  const shown = pictures.filter((picture) => picture !== null)
  if (shown.length === 0) return <Row section={section} />
  const isLed = shown.length % 2 === 1
  return (
    <section id={section.id} className={cx('section', isUnder && split.under)} {...scened(scene)}>
      <div className="wrap">
        <CopyHead section={section} />
      </div>
      <ul className={cx(split.closeUps, split.pairs, isFromDark && split.fromDark)}>
        {shown.map((picture, index) => (
          <li key={picture.src}>
            <ModelPicture
              picture={picture}
              className={
                isLed && index === 0 ? cx(split.acrossScreen, !hasUpright(picture) && split.onlyWide) : split.part
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A full-width picture in the dark with a section's text under it; the last of a page with its links on it. */
export const Ending = ({ section, code, slot }: BlockProps<ModelCode> & { slot: SlotWithUpright }) => (
  <Mosaic section={section} pictures={[acrossScreen(code, slot)]} scene="dark" isUnder />
)

/** The section about the cabin: the cabin itself, full width, with `more` under it; else a material board. */
export const Inside = ({ picture, section, code, index, more = [] }: InsideProps) =>
  picture ? (
    <Mosaic
      section={section}
      pictures={[cabinAcross(code, picture.place === 'cabin-rear' ? 'cabin-rear' : 'cabin') ?? picture, ...more]}
    />
  ) : (
    <Board section={section} code={code} index={index} />
  )
type InsideProps = BlockProps<ModelCode> & {
  picture: Picture | null
  index: number
  more?: readonly (Picture | null)[]
}
export const INSIDE: readonly Shot[] = ['cabin', 'cabin-rear']

/** A winter morning by the clock, from the warm seats to the car that waits in it. */
export const Morning = ({ section, code, picture }: BlockProps<ModelCode> & { picture: Picture | null }) => (
  <>
    {picture && <ModelPicture picture={picture} className={split.acrossScreen} />}
    <section className="section">
      <div className={cx('wrap', comfort.hours)}>
        <h2 className="h1">{words.morning}</h2>
        <ol className={comfort.clock}>
          {explained.morning.map(({ time, text }) => (
            <li key={time}>
              <span className={comfort.big}>{time}</span>
              <p className="lead">{text}</p>
            </li>
          ))}
        </ol>
        <p className={stages.note}>{words.morningNote}</p>
      </div>
    </section>
    <Ending section={section} code={code} slot="place" />
  </>
)

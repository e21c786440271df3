import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { sizeFigures } from '#src/content/models/shared.ts'
import { modelName } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { captions } from '#src/content/gallery.ts'
import type { CropName, RasterView } from '#src/content/pictures/drawings.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { CopySection, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { RouteArrow, RouteLink } from '#src/pages/shared/copy/links.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { Crop, Elevation, FrontElevation } from '#src/pages/shared/cars/pictures.tsx'
import type { StaticRouteName } from '#src/routes.ts'
import styles from '#src/pages/model-home/model-home.module.css'

/** Blocks the models' homes choose from; each model's file says which and in what order. */

type DimensionsProps = {
  home: Home
  /** The second elevation beside the first. */
  front?: boolean
  /** Another model's outline behind the first. */
  against?: ModelCode
}

/** The elevation with its sizes. */
export const Dimensions = ({ home: { code, headings }, front = false, against }: DimensionsProps) => (
  <section id="dimensions" className="section">
    <div className="wrap">
      <h2 className={`h1 ${styles.dimensionsHead}`}>{headings.dimensions}</h2>
      {isDrawn(code) && (
        <div className={cx(front && styles.both)}>
          <Elevation code={code} against={against} />
          {front && <FrontElevation code={code} />}
        </div>
      )}
      {against && isDrawn(code) && isDrawn(against) && (
        <p className={`small muted ${styles.againstNote}`}>
          Бледный контур{NBSP}— {modelName(against)} в{NBSP}том{NBSP}же масштабе.
        </p>
      )}
      <div className={styles.figures}>
        <Figures items={sizeFigures(facts[code])} />
      </div>
    </div>
  </section>
)

/** The car in full light from edge to edge, what is said of it underneath. */
export const Standing = ({ section, children }: { section: Section; children: ReactNode }) => (
  <div className={styles.standing}>
    {children}
    <CopySection section={section} />
  </div>
)

/**
 * The car in its place, from edge to edge, and one sentence; null for a model without such a picture. `narrow`: only the
 * left third of the picture is calm, so the sentence stands there in short lines.
 */
export function InPlace({ home: { code, headings }, narrow = false }: { home: Home; narrow?: boolean }) {
  const picture = acrossScreen(code, 'place')
  if (!picture) return null
  // A rendered car fills the width: cut to a phone's shape it would lose its ends.
  const wideOnly = picture.source === 'render' && !pictureOf(code, 'place-upright')
  return (
    <section className={cx(styles.place, wideOnly && styles.wideOnly)} data-scene="dark">
      <ModelPicture picture={picture} className={styles.placePicture} />
      <p className={cx('wrap display', styles.sentence, narrow && styles.narrow)}>{headings.place}</p>
    </section>
  )
}

/** What is inside, from edge to edge; the board of leather where there is no picture of the cabin. */
export function InsideOf({ home: { code }, board = 0 }: { home: Home; board?: number }) {
  const [first, second] = (['cabin-rear', 'cabin'] as const).flatMap((slot) => pictureOf(code, slot) ?? [])
  if (!first)
    return (
      <div className={`wrap ${styles.leather}`}>
        <InteriorBoard code={code} index={board} />
      </div>
    )
  return (
    <div className={cx(styles.inside, second && styles.two)}>
      <ModelPicture picture={first} />
      {second && <ModelPicture picture={second} />}
    </div>
  )
}

/** A thought in the dark under one line of light. */
export const InTheDark = ({ section, code, crop }: { section: Section; code: ModelCode; crop: CropName }) => (
  <section id={section.id} className={styles.dark} data-scene="dark">
    <Crop code={code} view="light" crop={crop} />
    <div className={`wrap ${styles.darkText}`}>
      <h2 className="display">{section.heading}</h2>
      <SectionText section={section} />
    </div>
  </section>
)

/** A narrow column of text beside something drawn. */
export const Beside = ({
  section,
  children,
  reverse = false,
}: {
  section: Section
  children: ReactNode
  reverse?: boolean
}) => (
  <section id={section.id} className="section">
    <div className={cx('wrap', styles.beside, reverse && styles.reverse)}>
      <div className={styles.words}>
        <h2 className="h2">{section.heading}</h2>
        <SectionText section={section} lead={false} />
      </div>
      <div className={styles.drawn}>{children}</div>
      {section.figures && (
        <div className={styles.across}>
          <Figures items={section.figures} />
        </div>
      )}
    </div>
  </section>
)

/** Four close-ups of different widths; each opens in the gallery. */
export type Tile = readonly [view: RasterView, crop: CropName]
type MosaicProps = { code: ModelCode; to: StaticRouteName; tiles: readonly [Tile, Tile, Tile, Tile] }

export const Mosaic = ({ code, to, tiles }: MosaicProps) => (
  <section id="gallery" className="section">
    <div className="wrap">
      <div className={styles.blockHead}>
        <h2 className="h1">Галерея</h2>
        <RouteArrow to={to}>Вся галерея</RouteArrow>
      </div>
      <ul className={styles.mosaic}>
        {tiles.map(([view, crop]) => (
          <li key={`${view}-${crop}`}>
            <RouteLink to={to} hash={`view=${view}-${crop}`}>
              <Crop code={code} view={view} crop={crop} />
              <span className="vh">{captions.closeUps[view][crop]}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

type FarewellProps = {
  home: Home
  children?: ReactNode
  /** `bright` is a car on the pale floor, `whole` a picture as wide as the page that ends in ink. */
  look?: 'dark' | 'bright' | 'whole'
}

/** The last word and the way to the car; a photograph fills the whole section. */
export function Farewell({ home: { copy, code, headings }, children, look = 'dark' }: FarewellProps) {
  const photo = pictureOf(code, 'rear34') ?? pictureOf(code, 'hero')
  return (
    <section
      className={cx(styles.farewell, photo ? styles.photo : look !== 'dark' && styles[look])}
      data-scene={look === 'bright' && !photo ? 'light' : 'dark'}
    >
      <div className={styles.farewellPicture}>{photo ? <ModelPicture picture={photo} decorative /> : children}</div>
      <div className={`wrap ${styles.farewellText}`}>
        <h2 className="display">{headings.farewell}</h2>
        <CtaList ctas={copy.ctas} />
      </div>
    </section>
  )
}

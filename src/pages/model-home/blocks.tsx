import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import { Slider } from '#src/components/slider/slider.tsx'
import { exteriorColors } from '#src/content/cars/colors.ts'
import type { Section } from '#src/content/copy.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { sizeFigures } from '#src/content/models/shared.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { captions } from '#src/content/gallery.ts'
import type { CropName, RasterView } from '#src/content/pictures/drawings.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { CopySection, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { RouteArrow, RouteLink } from '#src/pages/shared/copy/links.tsx'
import { PaintFan } from '#src/pages/shared/diagrams/diagram-fan.tsx'
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

const paintsOf = (code: ModelCode) => exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))

const PaintsHead = ({ home: { code, headings } }: { home: Home }) => (
  <div className={styles.blockHead}>
    <h2 className="h1">{headings.colors}</h2>
    <RouteArrow to="configurator" hash={`slide=2&model=${confCodeOf[code]}`}>
      Выбрать цвет
    </RouteArrow>
  </div>
)

/** The car in every paint of which there is a picture, one at a time; the paints alone where there are fewer than two. */
export function Paints({ home, home: { code } }: { home: Home }) {
  const pictures = paintsOf(code).flatMap((color) => {
    const picture = pictureOf(code, { paint: color.code })
    return picture && isInPaint(picture) ? [{ color, picture }] : []
  })
  if (pictures.length < 2) return <PaintBands home={home} />
  return (
    <section id="colors" className="section">
      <div className="wrap">
        <PaintsHead home={home} />
        <Slider label={`Цвета кузова ${modelName(code)}`}>
          {pictures.map(({ color, picture }) => (
            <figure key={color.code} className={styles.paint}>
              <ModelPicture picture={{ ...picture, alt: `${BRAND} ${modelName(code)}, цвет «${color.name}»` }} />
              <figcaption>
                <span className="h3">{color.name}</span>
                <span className="small muted">{color.description}</span>
              </figcaption>
            </figure>
          ))}
        </Slider>
      </div>
    </section>
  )
}

/** All paints at once as bands from edge to edge, one line of light across them. */
export const PaintBands = ({ home, home: { code } }: { home: Home }) => (
  <section id="colors">
    <div className="wrap">
      <PaintsHead home={home} />
    </div>
    <PaintFan colors={paintsOf(code)} />
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

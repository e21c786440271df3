import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import { Slider } from '#src/components/slider/slider.tsx'
import { exteriorColors } from '#src/content/cars/colors.ts'
import type { Section } from '#src/content/copy.ts'
import { facts } from '#src/content/models/facts.ts'
import { homeWords } from '#src/content/models/home-words.ts'
import { sizeFigures } from '#src/content/models/shared.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/domain/brand.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { colorSources, colorSrc } from '#src/pages/parts/colors.tsx'
import { captions } from '#src/content/gallery.ts'
import { SectionText } from '#src/pages/parts/copy.tsx'
import { RouteArrow, RouteLink } from '#src/pages/parts/links.tsx'
import { Crop, Elevation, FrontElevation, sizeOf, type CropName } from '#src/pages/parts/pictures.tsx'
import type { RasterView } from '#src/pages/parts/pictures.sources.ts'
import type { StaticRouteName } from '#src/routes.ts'
import styles from '#src/pages/model-home/model-home.module.css'

/** Blocks the models' homes choose from; each model's file says which and in what order. */

/** The elevation with its sizes; with `front` the second one beside it. */
export const Dimensions = ({ code, front = false }: { code: ModelCode; front?: boolean }) => (
  <section id="dimensions" className="section">
    <div className="wrap">
      <h2 className={`h1 ${styles.dimensionsHead}`}>{homeWords[code].dimensions}</h2>
      <div className={cx(front && styles.both)}>
        <Elevation code={code} />
        {front && <FrontElevation code={code} />}
      </div>
      <div className={styles.figures}>
        <Figures items={sizeFigures(facts[code])} />
      </div>
    </div>
  </section>
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

/** The car in every paint, one at a time. */
export function Paints({ code }: { code: ModelCode }) {
  const colors = exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
  return (
    <section id="colors" className="section">
      <div className="wrap">
        <div className={styles.blockHead}>
          <h2 className="h1">{homeWords[code].colors}</h2>
          <RouteArrow to="configurator" hash={`slide=2&model=${confCodeOf[code]}`}>
            Выбрать цвет
          </RouteArrow>
        </div>
        <Slider label={`Цвета кузова ${modelName(code)}`}>
          {colors.map((color) => (
            <figure key={color.code} className={styles.paint}>
              <LazyImage
                src={colorSrc(color, code)}
                sources={colorSources(colorSrc(color, code))}
                alt={`${BRAND} ${modelName(code)}, цвет «${color.name}»`}
                {...sizeOf('studio')}
              />
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

/** The last word and the way to the car. */
export const Farewell = ({
  home: { copy, code },
  children,
  bright = false,
}: {
  home: Home
  children?: ReactNode
  bright?: boolean
}) => (
  <section className={cx(styles.farewell, bright && styles.bright)} data-scene={bright ? 'light' : 'dark'}>
    {children && <div className={styles.farewellPicture}>{children}</div>}
    <div className={`wrap ${styles.farewellText}`}>
      <h2 className="display">{homeWords[code].farewell}</h2>
      <CtaList ctas={copy.ctas} />
    </div>
  </section>
)

import { ModelPicture } from '#src/components/model-picture.tsx'
import { Slider } from '#src/components/slider/slider.tsx'
import { BRAND } from '#src/brand/brand.ts'
import { exteriorColors } from '#src/content/cars/colors.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/summary.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import type { Home } from '#src/pages/model-home/composition.ts'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { PaintFan } from '#src/pages/shared/diagrams/diagram-fan.tsx'
import styles from '#src/pages/model-home/model-home.module.css'

/** Paints a model is sold in. */
export const paintsOf = (code: ModelCode) =>
  exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))

/** The block's heading and the link to the configurator. */
export const PaintsHead = ({ home: { code, headings } }: { home: Home }) => (
  <div className={styles.blockHead}>
    <h2 className="h1">{headings.colors}</h2>
    <RouteArrow to="configurator" hash={`slide=2&model=${confCodeOf[code]}`}>
      Выбрать цвет
    </RouteArrow>
  </div>
)

/** The car in every paint with a picture, one at a time; only the paints where there are fewer than two. */
export function Paints({ home, home: { code } }: { home: Home }) {
  const pictures = paintsOf(code).flatMap((color) => {
    const picture = pictureOf(code, { showroom: color.code })
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

/** All paints at once as full-width bands, with one line of light across them. */
export const PaintBands = ({ home, home: { code } }: { home: Home }) => (
  <section id="colors">
    <div className="wrap">
      <PaintsHead home={home} />
    </div>
    <PaintFan colors={paintsOf(code)} shown={lineUp[code].shownPaint} />
  </section>
)

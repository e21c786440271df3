import { useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { exteriorColors } from '#src/content/cars/colors.ts'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { isInPaint, pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/home/paint.module.css'

const CODE: ModelCode = 'gv70'
const SHOWN = 8
const FIRST = 'RED'

type Painted = { paint: ExteriorColor; picture: Picture }

/** Paints with a picture, and their pictures. */
const painted = (): readonly Painted[] =>
  exteriorColors
    .filter(({ model_codes }) => model_codes.includes(confCodeOf[CODE]))
    .flatMap((paint) => {
      const picture = pictureOf(CODE, { showroom: paint.code }, '100vw')
      const alt = `${BRAND} ${modelName(CODE)}, ${paint.name.toLowerCase()}`
      return picture && isInPaint(picture) ? [{ paint, picture: { ...picture, alt } }] : []
    })
    .slice(0, SHOWN)

/**
 * A preview of the configurator: eight paints, each picture fetched when its paint is chosen; without pictures the car
 * alone.
 */
export function PaintTeaser({ section }: { section: Section }) {
  const paints = painted()
  const first = paints.find(({ paint }) => paint.code === FIRST) ?? paints[0]
  return first ? <Dial section={section} paints={paints} first={first} /> : <Alone section={section} />
}

function Alone({ section }: { section: Section }) {
  const picture = pictureOf(CODE, 'studio')
  return (
    <section id={section.id} className={styles.teaser} data-scene="dark">
      {picture && (
        <div className={styles.stage}>
          <ModelPicture picture={picture} />
        </div>
      )}
      <div className={`wrap ${styles.text}`}>
        <h2 className="h1">{section.heading}</h2>
        <div className={styles.side}>
          <p className={styles.words}>{section.text[0]}</p>
          <Build section={section} />
        </div>
      </div>
    </section>
  )
}

function Dial({ section, paints, first }: { section: Section; paints: readonly Painted[]; first: Painted }) {
  const [code, setCode] = useState(first.paint.code)
  /** Pictures requested so far, the first one always; a picture fades in when it is loaded. */
  const [asked, setAsked] = useState<readonly string[]>([first.paint.code])
  const [loaded, setLoaded] = useState<readonly string[]>([first.paint.code])
  const chosen = paints.find(({ paint }) => paint.code === code) ?? first
  // Until the chosen picture is loaded, the previous one stays.
  const [visible, setVisible] = useState(first.paint.code)
  if (visible !== code && loaded.includes(code)) setVisible(code)

  const choose = (next: string) => {
    setCode(next)
    setAsked((codes) => (codes.includes(next) ? codes : [...codes, next]))
  }
  return (
    <section id={section.id} className={styles.teaser} data-scene="dark">
      <div className={cx(styles.stage, first.picture.source !== 'drawing' && styles.wide)}>
        {paints.map(
          ({ paint, picture }) =>
            asked.includes(paint.code) && (
              <div
                key={paint.code}
                className={cx(styles.picture, paint.code === visible && styles.on)}
                aria-hidden={paint.code !== visible}
              >
                {paint.code === first.paint.code ? (
                  <ModelPicture picture={picture} />
                ) : (
                  <AtOnce picture={picture} onLoad={() => setLoaded((codes) => [...codes, paint.code])} />
                )}
              </div>
            ),
        )}
      </div>
      <div className={`wrap ${styles.text}`}>
        <h2 className="h1">{section.heading}</h2>
        <div className={styles.side}>
          <p className={styles.words}>{section.text[0]}</p>
          <fieldset className={styles.paints}>
            <legend>Цвет кузова</legend>
            {/* The radio button says it: an output would announce it a second time. */}
            <p className={styles.name}>{chosen.paint.name}</p>
            <div className={styles.swatches}>
              {paints.map(({ paint }) => (
                <label key={paint.code} className={styles.swatch} title={paint.name}>
                  <input
                    type="radio"
                    name="paint"
                    value={paint.code}
                    checked={paint.code === code}
                    onChange={() => choose(paint.code)}
                  />
                  <span className="vh">{paint.name}</span>
                  <svg viewBox="0 0 40 40" aria-hidden="true">
                    <circle cx="20" cy="20" r="19" fill={paint.hex} />
                    <path d="M3.5 29.5a19 19 0 0 0 33 0C27 33 13 33 3.5 29.5Z" fill={paint.hex_dark} />
                  </svg>
                </label>
              ))}
            </div>
          </fieldset>
          <Build section={section} />
        </div>
      </div>
    </section>
  )
}

/** Requested without waiting until it is in view. */
const AtOnce = ({
  picture: { src, sources, alt, width, height },
  onLoad,
}: {
  picture: Picture
  onLoad: () => void
}) => (
  <picture>
    {sources.map((source) => (
      <source key={source.type} {...source} />
    ))}
    <img src={src} alt={alt} width={width} height={height} onLoad={onLoad} />
  </picture>
)

const Build = ({ section }: { section: Section }) => (
  <ButtonLink target={{ href: hrefTo('configurator', { hash: `slide=2&model=${confCodeOf[CODE]}` }) }}>
    {section.ctas?.[0]?.label}
  </ButtonLink>
)

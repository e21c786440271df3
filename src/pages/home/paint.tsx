import { useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { exteriorColors } from '#src/content/cars/colors.ts'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { colorSources, colorSrc } from '#src/pages/shared/cars/colors.tsx'
import { SIDE_FRAME } from '#src/pages/parts/pictures.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/home/paint.module.css'

const CODE: ModelCode = 'gv70'
const SHOWN = 8
const FIRST = 'RED'
const paints = exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[CODE])).slice(0, SHOWN)
const first = paints.find(({ code }) => code === FIRST) ?? paints[0]!

const altOf = (name: string) => `${BRAND} ${modelName(CODE)}, вид сбоку, ${name.toLowerCase()}`

/** The configurator's foretaste: eight paints, each picture fetched when its paint is chosen. */
export function PaintTeaser({ section }: { section: Section }) {
  const [code, setCode] = useState(first.code)
  /** Pictures asked for so far, the first one always; a picture fades in when it has come. */
  const [asked, setAsked] = useState<readonly string[]>([first.code])
  const [loaded, setLoaded] = useState<readonly string[]>([first.code])
  const chosen = paints.find((paint) => paint.code === code) ?? first
  // Until the chosen picture is here, the one before stays.
  const [visible, setVisible] = useState(first.code)
  if (visible !== code && loaded.includes(code)) setVisible(code)

  const choose = (next: string) => {
    setCode(next)
    setAsked((codes) => (codes.includes(next) ? codes : [...codes, next]))
  }
  return (
    <section id={section.id} className={styles.teaser} data-scene="dark">
      <div className={styles.stage}>
        {paints.map(
          (paint) =>
            asked.includes(paint.code) && (
              <div
                key={paint.code}
                className={cx(styles.picture, paint.code === visible && styles.on)}
                aria-hidden={paint.code !== visible}
              >
                {paint === first ? (
                  <LazyImage
                    src={colorSrc(paint, CODE)}
                    sources={colorSources(colorSrc(paint, CODE))}
                    alt={altOf(paint.name)}
                    {...SIDE_SIZE}
                  />
                ) : (
                  <picture>
                    {colorSources(colorSrc(paint, CODE)).map((source) => (
                      <source key={source.type} {...source} />
                    ))}
                    <img
                      src={colorSrc(paint, CODE)}
                      alt={altOf(paint.name)}
                      {...SIDE_SIZE}
                      onLoad={() => setLoaded((codes) => [...codes, paint.code])}
                    />
                  </picture>
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
            <output className={styles.name}>{chosen.name}</output>
            <div className={styles.swatches}>
              {paints.map((paint) => (
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
          <ButtonLink target={{ href: hrefTo('configurator', { hash: `slide=2&model=${confCodeOf[CODE]}` }) }}>
            {section.ctas?.[0]?.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const SIDE_SIZE = { width: SIDE_FRAME.width, height: SIDE_FRAME.height } as const

import { cx } from '#src/components/class-names.ts'
import { PriceFrom } from '#src/components/price.tsx'
import type { Section } from '#src/content/copy.ts'
import { capitalized, countInWords } from '#src/content/models/in-words.ts'
import { modelKind } from '#src/content/models/summary.ts'
import { confCodeOf, type ModelRecord } from '#src/domain/model.ts'
import { formatMm, formatNumber } from '#src/domain/format.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { outlineOf } from '#src/pages/models/outline.tsx'
import styles from '#src/pages/models/overview.module.css'

/** The sheet in millimetres: from the common zero of the bumpers to room for the names of the lines. */
const SHEET = { width: 5900, height: 1860, ground: 1800 } as const
const FIRST = 'gv80'
const OUTLINES = ['контур', 'контура', 'контуров'] as const

/**
 * Five outlines from one zero and a card for each. The choice is a radio button and a rule of the style sheet, so it
 * works without scripts.
 */
export const Overview = ({ models, section }: { models: readonly ModelRecord[]; section: Section | undefined }) => (
  <div className={styles.overview}>
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={`${capitalized(countInWords(models.length, OUTLINES))} в одном масштабе от одного нуля: ${models.map(({ name, width }) => `${name} ${width}`).join(', ')} миллиметров`}
    >
      {models.map(({ code }) => (
        <g key={code} className={cx(styles.outline, styles[code])} transform={`translate(0 ${SHEET.ground})`}>
          {isDrawn(code) && outlineOf(code)}
        </g>
      ))}
      <path className={styles.ground} d={`M0 ${SHEET.ground}H${SHEET.width}`} />
    </svg>
    <ul className={styles.lines} aria-hidden="true">
      {models.map(({ code, name, width }) => (
        <li key={code} className={cx(styles.line, styles[code])}>
          <svg viewBox={`0 0 ${SHEET.width} 10`} preserveAspectRatio="none">
            <path d={`M4 1v8M4 5H${width}M${width} 1v8`} />
          </svg>
          <span className="num">
            {name} <span className={styles.mm}>{formatMm(width)}</span>
          </span>
        </li>
      ))}
    </ul>
    <fieldset>
      <legend className="vh">Какую модель показать</legend>
      <ul className={styles.cards}>
        {models.map((model, index) => (
          <li key={model.code} className={cx(styles.card, styles[model.code])}>
            <h3>
              <label>
                <input type="radio" name="outline" value={model.code} defaultChecked={model.code === FIRST} />
                {model.name}
              </label>
            </h3>
            {/* The same way as «Подробнее», for fingers: others have that one. */}
            <SiteLink target={{ href: model.href }} className={styles.picture} tabIndex={-1} aria-hidden="true">
              <CarPicture code={model.code} view="studio" />
            </SiteLink>
            <div className={styles.facts}>
              <p className="small muted">{modelKind(model.code)}</p>
              <p className="num">
                <span className="vh">Длина </span>
                {formatNumber(model.width)}&nbsp;мм
              </p>
              <p>
                <PriceFrom model={model} />
              </p>
            </div>
            {section?.list?.[index] && <p className={`small muted ${styles.words}`}>{section.list[index]}</p>}
            <div className={styles.links}>
              <ArrowLink target={{ href: model.href }}>
                {'Подробнее'}
                <span className="vh"> о&nbsp;{model.name}</span>
              </ArrowLink>
              <RouteArrow to="configurator" hash={`slide=1&model=${confCodeOf[model.code]}`}>
                {'Собрать'}
                <span className="vh"> {model.name}</span>
              </RouteArrow>
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  </div>
)

import { cx } from '#src/components/class-names.ts'
import { capitalized, countInWords } from '#src/content/models/in-words.ts'
import type { ModelRecord } from '#src/domain/model.ts'
import { formatMm } from '#src/domain/format.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { SideContour } from '#src/pages/models/contours.tsx'
import styles from '#src/pages/models/overview.module.css'

/** The drawing in millimetres: from the common zero of the bumpers to space for the labels. */
const SHEET = { width: 5900, height: 1860, ground: 1800 } as const
const FIRST = 'gv80'
const OUTLINES = ['контур', 'контура', 'контуров'] as const

/**
 * Outlines of all models from one zero. The choice of one is a radio button and a rule of the style sheet, so it
 * works without scripts.
 */
export const Overview = ({ models }: { models: readonly ModelRecord[] }) => (
  <div className={styles.overview}>
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={`${capitalized(countInWords(models.length, OUTLINES))} в одном масштабе от одного нуля: ${models.map(({ name, width }) => `${name} ${width}`).join(', ')} миллиметров`}
    >
      {models.map(({ code }) => (
        <g key={code} className={cx(styles.outline, styles[code])} transform={`translate(0 ${SHEET.ground})`}>
          {isDrawn(code) && <SideContour code={code} />}
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
            {name} {formatMm(width)}
          </span>
        </li>
      ))}
    </ul>
    <fieldset>
      <legend className="vh">Какую модель показать</legend>
      <ul className={styles.choice}>
        {models.map(({ code, name }) => (
          <li key={code} className={cx(styles.option, styles[code])}>
            <label>
              <input type="radio" name="outline" value={code} defaultChecked={code === FIRST} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  </div>
)

import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { fromHex, luminance } from '#src/drawing/kit/light.ts'
import { cx } from '#src/components/class-names.ts'
import styles from '#src/pages/shared/diagrams/diagram-fan.module.css'

type FanProps = {
  colors: readonly ExteriorColor[]
  /** Code of the paint that the pages show the car in: it is initially open. */
  shown: string
}

/** A paint lighter than this gets dark text. */
const PALE = 0.4

/** The paints side by side, crossed by one line of light; each has its name, the chosen one expands. */
export function PaintFan({ colors, shown }: FanProps) {
  const open = colors.some(({ code }) => code === shown) ? shown : colors[0]?.code
  return (
    <fieldset className={styles.fan}>
      <legend className="vh">Цвет кузова</legend>
      {colors.map(({ code, name, type, hex, hex_dark: shade }) => (
        <label key={code} className={cx(styles[type], luminance(fromHex(hex)) > PALE && styles.pale)}>
          <input type="radio" name="paint" value={code} defaultChecked={code === open} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id={`paint-${code}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={hex} />
              <stop offset="0.4" stopColor={hex} />
              <stop offset="0.62" stopColor={hex} />
              <stop offset="1" stopColor={shade} />
            </linearGradient>
            <rect width="100" height="100" fill={`url(#paint-${code})`} />
            {/* A matte paint has no highlight. */}
            {type !== 'matte' && <rect width="100" height="100" fill="url(#paint-light)" />}
          </svg>
          <span className={styles.name}>{name}</span>
        </label>
      ))}
      <svg className={styles.light} aria-hidden="true">
        <linearGradient id="paint-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity="0.08" />
          <stop offset="0.22" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.332" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="0.344" stopColor="#fff" stopOpacity="0.6" />
          <stop offset="0.354" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </svg>
    </fieldset>
  )
}

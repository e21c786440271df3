import { cx } from '#src/components/class-names.ts'
import { WHOLE } from '#src/domain/map-view.ts'
import type { Side } from '#src/components/city-map/name-sides.ts'
import styles from './city-map.module.css'

type WindowProps = { name: string; land: React.ReactNode; children: React.ReactNode }

export const Window = ({ name, land, children }: WindowProps) => (
  <div className={styles.window} role="group" aria-label={name}>
    <svg viewBox={`0 0 ${WHOLE.width} ${WHOLE.height}`} className={styles.land} aria-hidden="true">
      {land}
    </svg>
    <svg className={styles.pins}>{children}</svg>
  </div>
)

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`

export const At = ({ place: { x, y }, children }: { place: { x: number; y: number }; children: React.ReactNode }) => (
  <svg x={percent(x)} y={percent(y)} overflow="visible">
    {children}
  </svg>
)

/** A number where there are several or where the list has the same number, otherwise a plain point. */
export const Point = ({ text }: { text: string }) => (
  <>
    <circle r="22" className={styles.reach} />
    <circle r={text ? 18 : 12} className={styles.ring} />
    <circle r={text ? 12 : 6} className={styles.dot} />
    {text && (
      <text y="4.5" textAnchor="middle" className={styles.digit}>
        {text}
      </text>
    )}
  </>
)

type NameProps = { side: Side; narrow?: boolean; children: string }

/** `narrow`: hidden on a phone, where the list has its number. */
export const Name = ({ side, narrow = side.narrow, children }: NameProps) => (
  <text x={side.dx} y={side.dy} textAnchor={side.anchor} className={cx(styles.name, narrow && styles.narrow)}>
    {children}
  </text>
)

/** A sea or a country: a label on the map, hidden from screen readers. */
export const Region = ({ lines }: { lines: readonly string[] }) => (
  <text textAnchor="middle" className={styles.region} aria-hidden="true">
    {lines.map((line, index) => (
      <tspan key={line} x="0" dy={index && '1.2em'}>
        {line}
      </tspan>
    ))}
  </text>
)

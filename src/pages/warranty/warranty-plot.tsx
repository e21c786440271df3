import { useState } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import { warrantyTerms } from '#src/content/warranty-and-service.ts'
import { formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import { KM_A_YEAR, monthsText, readKmAYear, warrantyEnd, type WarrantyEnd } from '#src/domain/warranty.ts'
import { useSliderQuery } from '#src/pages/shared/lists/replace-query.ts'
import styles from '#src/pages/warranty/warranty-plot.module.css'

const { car } = warrantyTerms
const NOTE = typograf(
  'Прямоугольник — гарантия, линия — ваша езда. Где она выходит из прямоугольника, гарантия кончается.',
)

const sentenceOf = ({ by, months, km }: WarrantyEnd): string =>
  by === 'km'
    ? `Раньше наступит пробег: через${NBSP}${monthsText(months)}.`
    : km === car.km
      ? `Срок и пробег наступят вместе: через${NBSP}${monthsText(months)}.`
      : `Раньше наступит срок: через${NBSP}${monthsText(months)}, на${NBSP}${formatNumber(km)}${NBSP}км.`

/** The yearly mileage, and where its line leaves the area of the warranty. A form without scripts. */
export function WarrantyPlot({ given, action }: { given: string | null; action: string }) {
  const [kmAYear, setKm] = useState(() => readKmAYear(given))
  const writeQuery = useSliderQuery()
  const end = warrantyEnd(car, kmAYear)
  const change = (value: string) => {
    const km = readKmAYear(value)
    setKm(km)
    writeQuery({ km: String(km) })
  }
  return (
    <div className={`wrap ${styles.plot}`}>
      <form action={action} method="get" className={styles.words} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.slider}>
          <span>
            Пробег в&nbsp;год
            <span className="num">{formatNumber(kmAYear)}&nbsp;км</span>
          </span>
          <input
            type="range"
            name="km"
            min={KM_A_YEAR.min}
            max={KM_A_YEAR.max}
            step={KM_A_YEAR.step}
            value={kmAYear}
            aria-valuetext={`${formatNumber(kmAYear)} километров в год`}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </label>
        <div className={styles.send}>
          <SiteButton type="submit" variant="ghost" size="small">
            Показать
          </SiteButton>
        </div>
        <p className={`h2 num ${styles.answer}`} aria-live="polite">
          {sentenceOf(end)}
        </p>
        <p className="small muted">{NOTE}</p>
      </form>
      <Plane end={end} kmAYear={kmAYear} />
    </div>
  )
}

/** The plot, in per cent of its box: the rectangle of the warranty takes the left 81 % and the lower 83 %. */
const SHOWN_YEARS = car.years / 0.81
const SHOWN_KM = car.km / 0.83
const acrossOf = (years: number): number => (years / SHOWN_YEARS) * 100
const upOf = (km: number): number => 100 - (km / SHOWN_KM) * 100
const KM_MARKS = [25_000, 50_000, 75_000, 100_000]

function Plane({ end, kmAYear }: { end: WarrantyEnd; kmAYear: number }) {
  const years = Array.from({ length: Math.floor(SHOWN_YEARS) }, (_, index) => index + 1)
  const meets = { x: acrossOf(end.km / kmAYear), y: upOf(end.km) }
  const beyond = Math.min(SHOWN_YEARS, SHOWN_KM / kmAYear)
  const percent = (value: number) => `${value.toFixed(2)}%`
  return (
    <svg
      className={styles.plane}
      role="img"
      aria-label={`По горизонтали годы, по вертикали пробег. Гарантия — прямоугольник ${car.years} лет на ${formatNumber(car.km)} км. Линия вашей езды кончается через ${monthsText(end.months)}.`}
    >
      <rect
        x="0"
        y={percent(upOf(car.km))}
        width={percent(acrossOf(car.years))}
        height={percent(100 - upOf(car.km))}
        className={styles.covered}
      />
      <line x1="0" y1="100%" x2="100%" y2="100%" className={styles.axis} />
      {years.map((year) => (
        <g key={year}>
          <line
            x1={percent(acrossOf(year))}
            x2={percent(acrossOf(year))}
            y1="100%"
            y2="98.6%"
            className={styles.axis}
          />
          <text x={percent(acrossOf(year))} y="100%" dy="24" textAnchor="middle">
            {year === 1 ? '1 год' : year}
          </text>
        </g>
      ))}
      <line
        x1="0"
        y1="100%"
        x2={percent(acrossOf(beyond))}
        y2={percent(upOf(beyond * kmAYear))}
        className={styles.beyond}
      />
      <line x1="0" y1="100%" x2={percent(meets.x)} y2={percent(meets.y)} className={styles.drive} />
      {/* Above the line, so that its figures stay readable. */}
      {KM_MARKS.map((km) => (
        <g key={km} className={km < car.km ? styles.inside : undefined}>
          <line x1="0" x2="8" y1={percent(upOf(km))} y2={percent(upOf(km))} className={styles.axis} />
          <text x="14" y={percent(upOf(km))} dy={km === car.km ? -10 : 4}>
            {formatNumber(km)}
            {km === car.km && `${NBSP}км`}
          </text>
        </g>
      ))}
      <circle cx={percent(meets.x)} cy={percent(meets.y)} r="8" className={styles.end} />
    </svg>
  )
}

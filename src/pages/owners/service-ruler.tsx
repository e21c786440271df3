import { formatNumber } from '#src/domain/format.ts'
import type { Driving, Visit } from '#src/domain/service-visit.ts'
import styles from '#src/pages/owners/service-ruler.module.css'

const TICKS = 30

type RulerProps = { driving: Driving; visit: Visit; interval: number }

/**
 * Two intervals as a ruler: the past in dark, the remainder in bronze. Positions are shares of its width, so type keeps
 * its size.
 */
export function ServiceRuler({ driving, visit, interval }: RulerProps) {
  const share = (km: number) => Math.min(1, Math.max(0, (km - driving.last) / (2 * interval)))
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  const [now, due] = [share(driving.now), share(visit.km)]
  const isLate = now > due
  return (
    <figure className={styles.ruler}>
      <svg
        role="img"
        aria-label={`Линейка пробега: последнее обслуживание на ${driving.last} км, сейчас ${driving.now} км, следующее на ${visit.km} км`}
      >
        {Array.from({ length: TICKS + 1 }, (_, i) => {
          const height = i % 15 === 0 ? 33 : i % 5 === 0 ? 16 : 8
          return (
            <rect key={i} x={percent(i / TICKS)} y={34 - height} width="1" height={height} className={styles.tick} />
          )
        })}
        <rect x="0" y="33" width="100%" height="1" className={styles.tick} />
        <rect x="0" y="31" width={percent(Math.min(now, due))} height="4" className={styles.behind} />
        <rect
          x={percent(Math.min(now, due))}
          y="31"
          width={percent(Math.abs(due - now))}
          height="4"
          className={styles.left}
        />
        <circle cx={percent(due)} cy="33" r="7" className={styles.left} />
        <circle cx={percent(now)} cy="33" r="4" className={styles.behind} />
        <text x="0" y="62" className={styles.past}>
          Последнее, {formatNumber(driving.last)}
        </text>
        <text x={percent(now)} y="86" textAnchor={now > 0.6 ? 'end' : now < 0.1 ? 'start' : 'middle'}>
          Сейчас, {formatNumber(driving.now)}
        </text>
        <text x={percent(due)} y="62" className={isLate ? undefined : styles.next}>
          Следующее, {formatNumber(visit.km)}
        </text>
      </svg>
    </figure>
  )
}

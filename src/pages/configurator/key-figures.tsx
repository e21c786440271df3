import { configurator as texts } from '#src/content/configurator-texts.ts'
import { price } from '#src/content/texts.ts'
import { formatTenths } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import styles from '#src/pages/configurator/key-figures.module.css'

/** Performance and length of the chosen trim, under the car on a wide screen. `length` in millimetres. */
export function KeyFigures({ engine, length }: { engine: Modification; length: number }) {
  const figure = (label: string, value: string | number, unit: string, field?: string) => (
    <li>
      <span className={styles.label}>
        {label}
        {field && engine.unsure?.includes(field) && `, ${price.unsure}`}
      </span>{' '}
      <span className={styles.value}>
        {value}
        <span className={styles.unit}>
          {NBSP}
          {unit}
        </span>
      </span>
    </li>
  )
  return (
    <ul className={`${styles.figures} num`}>
      {figure(texts.power, engine.power_hp, `л.${NBSP}с.`, 'power_hp')}
      {engine.accel_0_100 !== null && figure(texts.acceleration, formatTenths(engine.accel_0_100), 'с', 'accel_0_100')}
      {figure(texts.length, length, 'мм')}
    </ul>
  )
}

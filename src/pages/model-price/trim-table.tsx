import { modelName } from '#src/content/models/summary.ts'
import { cx } from '#src/components/class-names.ts'
import type { ReactNode } from 'react'
import { Unsure } from '#src/components/unsure.tsx'
import { formatMoney, formatTenths, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { DRIVES } from '#src/pages/model-price/choice.ts'
import { CompareTick } from '#src/pages/model-price/compare-tick.tsx'
import { FormerPrice, useFormerPrices } from '#src/pages/shared/cars/former-price.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import styles from '#src/pages/model-price/trims.module.css'

const LONG = 'удлинённая база'
const FUELS: Record<Modification['fuel'], string> = { petrol: 'бензин', diesel: 'дизель' }

const COLUMNS = [
  'Комплектация',
  'Двигатель',
  'Мощность',
  'Привод',
  `0–100${NBSP}км/ч`,
  'Максимальная рекомендованная розничная цена',
] as const

/** A figure of the table; a dash with a footnote mark while it is unknown. */
const figure = ({ unsure = [] }: Modification, key: string, value: string | null): ReactNode => (
  <>
    {value ?? '—'}
    {(value === null || unsure.includes(key)) && <Unsure />}
  </>
)

/** «3.3 Turbo V6» stays on one line where the column is narrow. */
const Engine = ({ engine, fuel }: Pick<Modification, 'engine' | 'fuel'>) =>
  engine.endsWith('дизель') ? (
    <span className="nw">{engine}</span>
  ) : (
    <span>
      <span className="nw">{engine},</span> {FUELS[fuel]}
    </span>
  )

export const priceOf = ({ price }: Pick<Complectation, 'price'>): string =>
  price === null ? PRICE_SOON : formatMoney(price)

type TrimTableProps = { list: readonly Complectation[]; choosing: Choosing }

/** The trims as rows; on a phone each is a line with name, engine and price that opens its row in place. */
export function TrimTable({ list, choosing }: TrimTableProps) {
  const formerOf = useFormerPrices(list)
  const drives = new Set(list.map(({ modification }) => modification.drive))
  return (
    <table className={styles.table}>
      <caption className="vh">Комплектации и максимальные рекомендованные розничные цены</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="vh">Конфигуратор</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((trim) => {
          const { id, name, modification, is_long } = trim
          const { engine, fuel, power_hp, drive, accel_0_100 } = modification
          const cells = [
            <Engine key="engine" engine={engine} fuel={fuel} />,
            figure(modification, 'power_hp', `${power_hp}${NBSP}л.${NBSP}с.`),
            figure(modification, 'drive', DRIVES[drive]),
            figure(modification, 'accel_0_100', accel_0_100 === null ? null : `${formatTenths(accel_0_100)}${NBSP}с`),
            <span key="price" className={styles.price}>
              {priceOf(trim)}
              <FormerPrice price={formerOf(trim)} />
            </span>,
          ]
          return (
            <tr key={id} className={cx(choosing.choice.compare.includes(id) && styles.compared)}>
              <th scope="row" aria-label={is_long ? `${name}, ${LONG}` : name}>
                <CompareTick trim={trim} choosing={choosing} />
                <span>{name}</span>
                {is_long && <span className={styles.long}>{LONG}</span>}
                <Line trim={trim} hasDrive={drives.size > 1} former={formerOf(trim)} />
              </th>
              {cells.map((cell, index) => (
                <td key={COLUMNS[index + 1]} data-label={COLUMNS[index + 1]} className="num">
                  <span>{cell}</span>
                </td>
              ))}
              <td className={styles.actions}>
                <Choose trim={trim} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A trim's line on a phone: it opens the cells of its row, which a rule of the style sheet shows. A drive that all have is not repeated. */
const Line = ({ trim, hasDrive, former }: { trim: Complectation; hasDrive: boolean; former: number | null }) => (
  <details className={styles.line}>
    <summary className="fold-line">
      {/* Trims of one name differ by engine, power or drive. */}
      <span>
        {trim.name}
        <small className="num">
          <span className="nw">{trim.modification.engine},</span>{' '}
          <span className="nw">
            {trim.modification.power_hp}
            {NBSP}л.{NBSP}с.{(hasDrive || trim.is_long) && ','}
          </span>{' '}
          {hasDrive && (
            <span className="nw">
              {DRIVES[trim.modification.drive].toLowerCase()}
              {NBSP}привод
            </span>
          )}
          {trim.is_long && <span className="nw">{LONG}</span>}
        </small>
        <span className={styles.former}>
          <FormerPrice price={former} />
        </span>
      </span>
      <span className="num">{priceOf(trim)}</span>
    </summary>
  </details>
)

/** On a phone, where a version is shown by itself, the button says which. */
const Choose = ({ trim: { id, model_code, name, conf_code, modification } }: { trim: Complectation }) => (
  <RouteArrow to="configurator" hash={`slide=1&model=${conf_code}&comp=${id}`}>
    <span>
      Выбрать
      <span className={styles.which}>
        {' '}
        {modelName(model_code)} {name}
      </span>
      <span className="vh">, {modification.name}</span>
    </span>
  </RouteArrow>
)

import { modelName } from '#src/content/models/summary.ts'
import { cx } from '#src/components/class-names.ts'
import { Unsure } from '#src/components/unsure.tsx'
import { formatMoney, formatTenths, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { additionOf } from '#src/pages/shared/cars/addition.ts'
import { CompareTick } from '#src/pages/model-price/compare-tick.tsx'
import { FormerPrice, useFormerPrices } from '#src/pages/shared/cars/former-price.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'
import styles from '#src/pages/model-price/trims.module.css'

const LONG = 'удлинённая база'

const COLUMNS = [
  'Комплектация',
  'Двигатель и\u00a0привод',
  `0–100${NBSP}км/ч`,
  'Что добавляет',
  'Максимальная рекомендованная розничная цена',
] as const

export const priceOf = ({ price }: Pick<Complectation, 'price'>): string =>
  price === null ? PRICE_SOON : formatMoney(price)

type TrimTableProps = {
  list: readonly Complectation[]
  /** With those that are filtered out: each is told from the one before it. */
  all: readonly Complectation[]
  choosing: Choosing
}

/** The trims as rows; on a phone each is a line with name, engine and price that opens its row in place. */
export function TrimTable({ list, all, choosing }: TrimTableProps) {
  const formerOf = useFormerPrices(list)
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
          const { engine, accel_0_100, unsure = [] } = modification
          // A dash has a mark, too: the figure is not known yet.
          const cells = [
            <>
              <span className="nw">{engine}</span>
              <small>
                {modification.name.slice(engine.length + 2)}
                {['power_hp', 'drive'].some((key) => unsure.includes(key)) && <Unsure />}
              </small>
            </>,
            <>
              {accel_0_100 === null ? '—' : `${formatTenths(accel_0_100)}${NBSP}с`}
              {(accel_0_100 === null || unsure.includes('accel_0_100')) && <Unsure />}
            </>,
            additionOf(trim, all[all.indexOf(trim) - 1]),
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
                <Line trim={trim} former={formerOf(trim)} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={COLUMNS[index + 1]}
                  data-label={COLUMNS[index + 1]}
                  className={cx('num', styles[`cell${index}`])}
                >
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

/** A trim's line on a phone: it opens the cells of its row, which a rule of the style sheet shows. */
const Line = ({ trim, former }: { trim: Complectation; former: number | null }) => (
  <details className={styles.line}>
    <summary className="fold-line">
      <span>{trim.name}</span>
      {/* Trims of one name differ by engine, power or drive. */}
      <small className="num">{trim.modification.name}</small>
      <span className={styles.former}>
        <FormerPrice price={former} />
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

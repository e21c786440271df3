import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Unsure } from '#src/components/unsure.tsx'
import * as texts from '#src/content/texts.ts'
import { differs, isBest, MAX_COMPARED } from '#src/domain/compare.ts'
import { countOf, driveName, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { Explained } from '#src/pages/shared/copy/explained.tsx'
import { type Row, useGroups } from '#src/pages/shared/cars/use-comparison-rows.ts'
import styles from '#src/pages/shared/cars/trim-comparison.module.css'

const isSame = ({ cells }: Row): boolean => !differs(cells.map(({ text }) => text))
const differing = (rows: readonly Row[]): number => rows.filter((row) => !isSame(row)).length
const DIFFERENCES = ['отличие', 'отличия', 'отличий'] as const

const ROW_FORMS = ['строка', 'строки', 'строк'] as const

type TrimComparisonProps = {
  trims: readonly Complectation[]
  /** Shows only the rows that differ. */
  only: boolean
  /** The control that switches `only`. */
  onlySwitch: ReactNode
  /** Content under the price of a trim: its links. */
  renderLinks: (trim: Complectation) => ReactNode
}

/**
 * Two or three trims side by side: characteristics, then equipment. A phone has space for two: of three it shows the
 * first and one of the others.
 */
export function TrimComparison({ trims, only, onlySwitch, renderLinks }: TrimComparisonProps) {
  const groups = useGroups(trims)
  const shown = groups
    .map(({ name, rows }) => ({ name, rows: only ? rows.filter((row) => !isSame(row)) : rows }))
    .filter(({ rows }) => rows.length > 0)
  const hidden = groups.flatMap(({ rows }) => rows).filter(isSame).length
  return (
    <div
      className={cx(
        styles.compare,
        trims.length < MAX_COMPARED && styles.pair,
        trims[0]?.name === trims[1]?.name && styles.alike,
      )}
      key={trims.map(({ id }) => id).join()}
    >
      <div className={styles.only}>
        {onlySwitch}
        <span className="small muted" aria-live="polite">
          {only && hidden > 0 && `Одинаковое скрыто: ${countOf(hidden, ROW_FORMS)}`}
        </span>
        {/* For screen readers each cell says «есть». */}
        <span className={cx('small muted', styles.key)} aria-hidden="true">
          <i className={styles.yes} />
          &nbsp;— есть в&nbsp;комплектации
        </span>
      </div>
      {trims.length < MAX_COMPARED ? <Names trims={trims} /> : <Picks trims={trims} />}
      <table className={cx('num', styles.table, trims.length === MAX_COMPARED && styles.three)}>
        <caption className="vh">Сравнение комплектаций{only && ', только отличия'}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Показатель</span>
            </th>
            {trims.map((trim) => (
              <th key={trim.id} scope="col">
                <span className={cx('h3', styles.name)}>{trim.name}</span>
                <span className={styles.engine}>
                  {trim.modification.name}
                  {trim.is_long && ', удлинённая база'}
                </span>
                <span className={styles.price}>
                  <span className="vh">Максимальная рекомендованная розничная цена </span>
                  {trim.price === null ? PRICE_SOON : formatMoney(trim.price)}
                </span>
                <span className={styles.links}>{renderLinks(trim)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.length > 0 && shown.length === 0 && (
          <Notice columns={trims.length}>Отличий нет: характеристики и&nbsp;оснащение совпадают.</Notice>
        )}
        {shown
          .map((group) => ({ ...group, count: countOf(differing(group.rows), DIFFERENCES) }))
          .map(({ name, rows, count }, index) => (
            <tbody key={name} className={styles.rows}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={trims.length + 1}>
                  {/* On a phone all groups but the first are collapsed. A press on the line opens one, without scripts too. */}
                  <label>
                    {name}
                    <input
                      type="checkbox"
                      defaultChecked={index === 0}
                      aria-label={`${name}, ${count}: показать строки`}
                      className={styles.fold}
                    />
                    <small className={styles.differing}>{count}</small>
                  </label>
                </th>
              </tr>
              {rows.map((row) => (
                <CompareRow key={row.key} row={row} />
              ))}
            </tbody>
          ))}
      </table>
    </div>
  )
}

type TrimsProps = { trims: readonly Complectation[] }

/**
 * On a phone, where the head of the table is too high to be sticky: the names over their columns. The engine
 * is shown below them, in the head of the table; for equal names, by a rule of the style sheet, with the name.
 */
const Names = ({ trims }: TrimsProps) => (
  <div className={styles.names} aria-hidden="true">
    {trims.map(({ id, name, modification }) => (
      <span key={id}>
        {name}
        <small>{modification.name}</small>
      </span>
    ))}
  </div>
)

/** Of three a phone shows the first and the one selected here. */
const Picks = ({ trims }: TrimsProps) => (
  <fieldset className={styles.picks}>
    <legend className="vh">Какую комплектацию показать рядом с {trims[0]?.name}</legend>
    {trims[0] && <Name trim={trims[0]} isHidden />}
    {trims.slice(1).map((trim, index) => (
      <label key={trim.id}>
        <input type="radio" name="compared" value={trim.id} defaultChecked={index === 0} />
        <Name trim={trim} />
      </label>
    ))}
  </fieldset>
)

/** Trims of one name are told apart by power and drive. */
const Name = ({ trim: { name, modification }, isHidden }: { trim: Complectation; isHidden?: boolean }) => (
  <span aria-hidden={isHidden}>
    {name}
    <small className="num">
      {modification.power_hp}&nbsp;л.&nbsp;с., {driveName[modification.drive]}
    </small>
  </span>
)

const Notice = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tbody>
    <tr className={styles.group}>
      <td colSpan={columns + 1}>{children}</td>
    </tr>
  </tbody>
)

function CompareRow({ row: { name, description, cells, better, unsure } }: { row: Row }) {
  const values = cells.map(({ value = null }) => value)
  return (
    <tr className={styles.row}>
      {/* What opens inside is not part of the row's name. */}
      <th scope="row" aria-label={unsure ? `${name}, ${texts.price.unsure}` : name}>
        <Explained term={name} text={description} />
        {unsure && <Unsure />}
      </th>
      {cells.map(({ text, look, value = null }, index) => {
        const best = isBest(value, values, better)
        return (
          // Columns have no name but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={index} className={cx(best && styles.best)}>
            {look === 'yes' ? (
              <>
                <i className={styles.yes} aria-hidden="true" />
                <span className="vh">{text}</span>
              </>
            ) : (
              <span className={cx(look === 'no' && styles.no)}>{text}</span>
            )}
            {best && <span className="vh">, преимущество</span>}
          </td>
        )
      })}
    </tr>
  )
}

import { modelName } from '#src/content/models/names.ts'
import { formatDate } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { announcedText, changeText } from '#src/domain/price-change-text.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'
import type { DayChanges } from '#src/pages/price-changes/by-day.ts'
import { RouteLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/price-changes/price-changes.module.css'

/** Changes with one effective date: a table per model. */
export const Day = ({ day, models }: DayChanges) => (
  <section className={styles.day}>
    <h2 className="h3">
      С{NBSP}
      <time dateTime={day}>{formatDate(day)}</time>
    </h2>
    <div className={styles.models}>
      {models.map(({ model, changes }) => (
        <table key={model} className={styles.table}>
          <caption className="h3">
            <RouteLink to={`model-${model}`}>{modelName(model)}</RouteLink>
            <span className="vh">, максимальная рекомендованная розничная цена</span>
          </caption>
          <thead>
            <tr>
              {['Комплектация', 'Было', 'Стало', 'Изменение'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((change, index) => (
              <Row key={`${change.trim.id} ${index}`} change={change} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  </section>
)

function Row({ change: { trim, before, after } }: { change: PriceChange }) {
  const [name, ...rest] = trim.name.split(', ')
  return (
    <tr>
      <th scope="row">
        {name}
        {rest.length > 0 && <span className="small muted">{rest.join(', ')}</span>}
      </th>
      <td className={`num muted ${styles.before}`}>{announcedText(before)}</td>
      <td className="num">{announcedText(after)}</td>
      <td className="num">{changeText(before, after)}</td>
    </tr>
  )
}

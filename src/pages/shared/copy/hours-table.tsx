import { cx } from '#src/components/class-names.ts'
import { type HoursBlock, TIMES_IN_TEXT } from '#src/domain/hours-block.ts'
import styles from '#src/pages/shared/copy/hours-table.module.css'

/** Opening hours by day: the day at the left, its hours as figures at the right, words among them in grey. */
export const HoursTable = ({ block: { caption, rows } }: { block: HoursBlock }) => (
  <table className={cx(styles.hours, 'num')}>
    <caption className={caption ? undefined : 'vh'}>{caption || 'Часы работы'}</caption>
    <thead className="vh">
      <tr>
        <th scope="col">День</th>
        <th scope="col">Часы</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ dates, weekday, hours, note }, index) => (
        <tr key={index}>
          <th scope="row">
            {dates}
            {weekday && <small> {weekday}</small>}
          </th>
          <td>
            {hours.split(TIMES_IN_TEXT).map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))}
            {note && <small> {note}</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from './data-table.module.css'

type DataTableProps = {
  caption: string
  captionHidden?: boolean
  /** The first column names the rows. */
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Index of a column marked as chosen. */
  highlight?: number
  /** A few columns of words: on narrow screens they are side by side under the row's name. */
  stacks?: boolean
  className?: string | undefined
}

/** A table between hairlines; on narrow screens it scrolls sideways under a fixed row heading. */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  highlight,
  stacks,
  className,
}: DataTableProps) {
  return (
    // A scrollable box must be focusable, and so it needs a name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={cx(styles.scroll, stacks && styles.stacks, className)} aria-label={caption} tabIndex={0}>
      <table className={cx(styles.table, 'num')}>
        <caption className={captionHidden ? 'vh' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={cx(index === highlight && styles.chosen)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-column={stacks ? columns[index + 1] : undefined}
                  className={cx(index + 1 === highlight && styles.chosen)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Yes as a dot, no as a dash, both also in words (design.md 6). */
export const Mark = ({ yes }: { yes: boolean }) => (
  <>
    <span className={yes ? styles.yes : styles.no} aria-hidden="true" />
    <span className="vh">{yes ? 'есть' : 'нет'}</span>
  </>
)

import { DataTable } from '#src/components/data-table.tsx'
import type { Section } from '#src/content/copy.ts'
import styles from '#src/pages/mobility/mobility.module.css'

type WaysProps = { section: Section; table: NonNullable<Section['table']> }

/**
 * The conditions of the three ways side by side, under their sums and in the same columns. A phone shows one way at a time:
 * style sheets hide the others, so it needs no code.
 */
export const Ways = ({ section, table: { columns, rows } }: WaysProps) => (
  <div id={section.id} className={styles.three}>
    <fieldset className={styles.choose}>
      <legend className="vh">Чьи условия показать</legend>
      {columns.slice(1).map((way, index) => (
        <label key={way}>
          <input type="radio" name="way" value={index} defaultChecked={index === 0} />
          {way}
        </label>
      ))}
    </fieldset>
    <DataTable
      caption={section.heading}
      captionHidden
      stacks
      columns={columns}
      rows={rows.map((cells) => ({ id: cells[0] ?? '', cells }))}
      className={`${styles.columns} ${styles.ways}`}
    />
  </div>
)

import { memo } from 'react'
import { cx } from '#src/components/class-names.ts'
import { fastLinks } from '#src/content/fast-links.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { isModelItem, type MenuItem } from '#src/domain/menu.ts'
import {
  type EntriesProps,
  itemsOf,
  plainOf,
  Details,
  Item,
  Items,
  Services,
} from '#src/layout/header/burger-items.tsx'
import { Search } from '#src/layout/header/burger-search.tsx'
import styles from './burger.module.css'

const rank = ({ code }: MenuItem) => (code ? modelByCode(code).sort : 0)
/** The menu groups the models by body type; side by side they are in the order of the line-up. */
const inLineUp = (one: MenuItem, other: MenuItem) => rank(one) - rank(other)

/** Opening and closing does not render it again. */
export const Desktop = memo(function Desktop({ entries }: EntriesProps) {
  const groups = entries.filter(({ itemsGroup }) => itemsGroup)
  const models = groups.flatMap((entry) => itemsOf(entry).filter(isModelItem)).sort(inLineUp)
  return (
    <div className={cx('wrap', styles.desktop)}>
      {groups.map(({ id, details }) => details && <Details key={id} details={details} />)}
      <ul className={styles.models}>
        {models.map((item) => (
          <li key={item.id}>
            <Item item={item} className={styles.model} />
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        {groups.map((entry) => {
          const rest = itemsOf(entry).filter((item) => !isModelItem(item))
          const overview =
            models.length > 0 && rest.length < itemsOf(entry).length ? entry.footerLink?.at(-1) : undefined
          return (
            <div key={entry.id}>
              <p className={styles.heading}>{entry.name}</p>
              <Items items={overview ? [overview, ...rest] : rest} />
            </div>
          )
        })}
        <div>
          <p className={styles.heading}>Быстрые ссылки</p>
          {plainOf(entries).length > 0 && <Items items={plainOf(entries)} />}
          <Items items={fastLinks} />
          <Services entries={entries} />
        </div>
      </div>
      <Search />
    </div>
  )
})

import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfItem } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { withoutHeaderOnly, type FooterLink, type MenuEntry, type MenuItem } from '#src/domain/menu.ts'
import styles from './footer.module.css'

const linksOf = ({ footerLink, itemsGroup = [] }: MenuEntry): (MenuItem | FooterLink)[] =>
  footerLink ?? itemsGroup.flatMap(({ items }) => items)

/** Where a form was opened from; the items themselves say «Меню». */
const PLACE = 'Подвал'

type SiteMapProps = {
  menu: MenuEntry[]
  /** Id of the section that is open on narrow screens. */
  openId: number | string | null
  onOpen: (id: number | null) => void
}

/** All sections side by side; on narrow screens styles make it an accordion with one section open (specification 4). */
export function SiteMap({ menu, openId, onOpen }: SiteMapProps) {
  const sections = withoutHeaderOnly(menu).filter((entry) => linksOf(entry).length > 0)

  return (
    <nav className={styles.map} aria-label="Разделы сайта">
      {sections.map((entry) => {
        const isOpen = openId === entry.id
        const listId = `map-${entry.id}`
        return (
          <div key={entry.id} className={cx(styles.section, isOpen && styles.open)}>
            <h2 className={styles.heading}>{entry.name}</h2>
            <button
              type="button"
              className={styles.toggle}
              aria-label={entry.name}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => onOpen(isOpen ? null : entry.id)}
            >
              <Icon name="chevron" className={styles.chevron} />
            </button>
            <div id={listId} className={styles.fold}>
              <ul>
                {linksOf(entry).map((item) => {
                  const target = targetOfItem('action' in item ? { ...item, place: PLACE } : item)
                  return (
                    target && (
                      <li key={item.id}>
                        <SiteLink target={target} className={styles.link}>
                          {item.name}
                        </SiteLink>
                      </li>
                    )
                  )
                })}
              </ul>
            </div>
          </div>
        )
      })}
    </nav>
  )
}

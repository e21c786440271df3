import { Icon } from '#src/components/icon.tsx'
import { targetOfItem } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import type { FooterLink, MenuEntry, MenuItem } from '#src/domain/menu.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './burger.module.css'

export type EntriesProps = { entries: MenuEntry[] }

export const itemsOf = ({ itemsGroup = [] }: MenuEntry): MenuItem[] => itemsGroup.flatMap(({ items }) => items)

/** Entries of the left menu that are a link or open a popup themselves. */
export const plainOf = (entries: MenuEntry[]): MenuEntry[] =>
  entries.filter(({ leftMenu, itemsGroup }) => leftMenu && !itemsGroup)

/** The subject of a section, where its entry has one. */
export const Details = ({ details: { title, description } }: { details: NonNullable<MenuEntry['details']> }) => (
  <p className={styles.details}>
    <b>{title}.</b> {description}
  </p>
)

export function Item({ item, className }: { item: MenuEntry | MenuItem | FooterLink; className?: string | undefined }) {
  const { closeLayers } = useActions()
  const target = targetOfItem(item)
  return (
    target && (
      <SiteLink target={target} className={className} onClick={closeLayers}>
        {item.name}
      </SiteLink>
    )
  )
}

export const Items = ({ items }: { items: (MenuEntry | MenuItem | FooterLink)[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        <Item item={item} className={styles.link} />
      </li>
    ))}
  </ul>
)

/** Right-menu entries that the burger shows too. */
export function Services({ entries }: EntriesProps) {
  const { closeLayers } = useActions()
  const services = entries.flatMap((entry) => {
    const target = entry.rightMenu ? targetOfItem(entry) : null
    return target ? [{ entry, target }] : []
  })
  return (
    <ul className={styles.services}>
      {services.map(({ entry: { id, name, iconName }, target }) => (
        <li key={id}>
          <SiteLink target={target} mark={false} className={styles.link} onClick={closeLayers}>
            {iconName && <Icon name={iconName} className={styles.icon} />}
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

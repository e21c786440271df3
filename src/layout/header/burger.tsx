import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfItem } from '#src/components/links.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { fastLinks } from '#src/content/fast-links.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import * as texts from '#src/content/texts.ts'
import { isModelItem, withoutHeaderOnly, type FooterLink, type MenuEntry, type MenuItem } from '#src/domain/menu.ts'
import { useSearch } from '#src/components/hooks/use-search.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './burger.module.css'

/** The burger: a dark sheet with all sections on desktop, a drill-down list on mobile. */
export default function Burger({ menu }: { menu: MenuEntry[] }) {
  const isDesktopOpen = useAppState(({ burgerDesktopOpen }) => burgerDesktopOpen)
  const isMobileOpen = useAppState(({ burgerMobileOpen }) => burgerMobileOpen)
  const isOpen = isDesktopOpen || isMobileOpen
  // While it fades away it keeps the form it had.
  const [isMobile, setMobile] = useState(isMobileOpen)
  if (isOpen && isMobile !== isMobileOpen) setMobile(isMobileOpen)
  const entries = withoutHeaderOnly(menu)

  return (
    <div id="burger" className={cx(styles.burger, isOpen && styles.open)} data-scene="dark">
      <nav aria-label="Все разделы">
        {isMobile ? <Mobile entries={entries} isOpen={isOpen} /> : <Desktop entries={entries} />}
      </nav>
    </div>
  )
}

type EntriesProps = { entries: MenuEntry[] }

const itemsOf = ({ itemsGroup = [] }: MenuEntry): MenuItem[] => itemsGroup.flatMap(({ items }) => items)
const rank = ({ code }: MenuItem) => (code ? modelByCode(code).sort : 0)
/** The menu groups the models by body; side by side they stand in the order of the line-up. */
const inLineUp = (one: MenuItem, other: MenuItem) => rank(one) - rank(other)

/** Entries of the left menu that are a link or open a popup themselves. */
const plainOf = (entries: MenuEntry[]): MenuEntry[] =>
  entries.filter(({ leftMenu, itemsGroup }) => leftMenu && !itemsGroup)

function Desktop({ entries }: EntriesProps) {
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
}

function Mobile({ entries, isOpen }: EntriesProps & { isOpen: boolean }) {
  const [childId, setChildId] = useState<number | null>(null)
  if (!isOpen && childId !== null) setChildId(null)
  const openers = useRef(new Map<number, HTMLButtonElement | null>())
  const { closeLayers } = useActions()
  const groups = entries.filter(({ itemsGroup }) => itemsGroup)
  const [first, ...otherLinks] = fastLinks
  const firstTarget = first && targetOfItem(first)

  const back = () => {
    const opener = childId === null ? null : openers.current.get(childId)
    setChildId(null)
    requestAnimationFrame(() => opener?.focus({ preventScroll: true }))
  }
  return (
    <div className={cx(styles.mobile, childId !== null && styles.deep)}>
      <div className={cx(styles.panel, styles.top)} inert={childId !== null}>
        <ul className={styles.rows}>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                aria-expanded={childId === id}
                aria-controls={`burger-${id}`}
                ref={(element) => void openers.current.set(id, element)}
                onClick={() => setChildId(id)}
              >
                {name}
                <Icon name="arrow" />
              </button>
            </li>
          ))}
          {plainOf(entries).map((entry) => (
            <li key={entry.id}>
              <Item item={entry} className={styles.row} />
            </li>
          ))}
        </ul>
        {firstTarget && (
          <ButtonLink target={firstTarget} wide className={styles.button} onClick={closeLayers}>
            {first.name}
          </ButtonLink>
        )}
        <Items items={otherLinks} />
        <Services entries={entries} />
        <Search />
      </div>
      {groups.map((entry) => (
        <Child key={entry.id} entry={entry} isOpen={childId === entry.id} onBack={back} />
      ))}
    </div>
  )
}

function Child({ entry, isOpen, onBack }: { entry: MenuEntry; isOpen: boolean; onBack: () => void }) {
  const { itemsGroup = [] } = entry
  const link = entry.footerLink?.at(-1)
  const back = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The panel comes from the side: a browser that scrolled to it would push everything out of sight.
    if (isOpen) back.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div id={`burger-${entry.id}`} className={cx(styles.panel, styles.child, isOpen && styles.current)} inert={!isOpen}>
      <button type="button" className={styles.back} onClick={onBack} ref={back}>
        <Icon name="back" />
        <span className="vh">{texts.menu.back}:</span> {entry.name}
      </button>
      {entry.details && <Details details={entry.details} />}
      {itemsGroup.map((group) => (
        <div key={group.id}>
          {itemsGroup.length > 1 && <p className={styles.group}>{group.name}</p>}
          <ul className={styles.rows}>
            {group.items.map((item) => (
              <li key={item.id}>
                <Item item={item} className={styles.row} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {link && itemsOf(entry).some(isModelItem) && <Items items={[link]} />}
    </div>
  )
}

/** What a section is about, where its entry says so. */
const Details = ({ details: { title, description } }: { details: NonNullable<MenuEntry['details']> }) => (
  <p className={styles.details}>
    <b>{title}.</b> {description}
  </p>
)

function Item({ item, className }: { item: MenuEntry | MenuItem | FooterLink; className?: string | undefined }) {
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

const Items = ({ items }: { items: (MenuEntry | MenuItem | FooterLink)[] }) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <li key={item.id}>
        <Item item={item} className={styles.link} />
      </li>
    ))}
  </ul>
)

/** Right-menu entries that the burger shows too. */
function Services({ entries }: EntriesProps) {
  const { closeLayers } = useActions()
  const services = entries.flatMap((entry) => {
    const target = entry.rightMenu ? targetOfItem(entry) : null
    return target ? [{ entry, target }] : []
  })
  return (
    <ul className={cx(styles.items, styles.services)}>
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

/** Unlike the header's search, an empty query simply goes nowhere (specification 5). */
function Search() {
  const input = useRef<HTMLInputElement>(null)
  const search = useSearch()
  const { closeLayers } = useActions()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (search(input.current?.value ?? '')) closeLayers()
  }
  return (
    <form role="search" aria-label="Поиск в меню" action={hrefTo('search')} className={styles.search} onSubmit={submit}>
      <input
        ref={input}
        name="q"
        type="search"
        placeholder={texts.search.placeholder}
        aria-label={texts.search.title}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <button type="submit" className="icon-btn" aria-label={texts.search.submit}>
        <Icon name="arrow" />
      </button>
    </form>
  )
}

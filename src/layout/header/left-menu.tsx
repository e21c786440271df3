import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import { cx } from '#src/components/class-names.ts'
import { targetOfItem } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { fastLinks } from '#src/content/fast-links.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { DropBlock } from '#src/layout/header/drop-block.tsx'
import { SHOWS } from '#src/inline/queue-presses.ts'
import { resolveHref } from '#src/routes.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './header.module.css'

/** The burger button shows it while the burger menu's own code is loading. */
export const SECTIONS = 'sections'

type LeftMenuProps = { menu: MenuEntry[]; isBurgerAwaited: boolean }

/**
 * Entries with a drop-down block; while options are missing, quick links replace them. Blocks that a press neither
 * opens nor closes are rendered at most once.
 */
export const LeftMenu = memo(function LeftMenu({ menu, isBurgerAwaited }: LeftMenuProps) {
  const entries = menu.filter(({ leftMenu }) => leftMenu)
  return (
    <nav
      id={SECTIONS}
      className={styles.left}
      aria-label="Основное меню"
      data-waiting={isBurgerAwaited || undefined}
      suppressHydrationWarning
    >
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
        {entries.length === 0 &&
          fastLinks.map((link) => {
            const target = targetOfItem(link)
            return (
              target && (
                <li key={link.id}>
                  <SiteLink target={target} className={styles.item}>
                    {link.name}
                  </SiteLink>
                </li>
              )
            )
          })}
      </ul>
    </nav>
  )
})

const Entry = memo(function Entry({ entry }: { entry: MenuEntry }) {
  const { toggleDropdown, closeLayers } = useActions()
  const isOpen = useAppState(({ activeDropdown }) => activeDropdown === entry.id)
  // Pictures are requested with the first opening.
  const [hasOpened, setHasOpened] = useState(false)
  if (isOpen && !hasOpened) setHasOpened(true)
  const link = resolveHref(entry.href, entry.local)
  const own = targetOfItem(entry)
  const dropId = `drop-${entry.id}`
  const place = useRef<HTMLLIElement>(null)

  // The block closes when the keyboard focus leaves it.
  useEffect(() => {
    if (!isOpen) return
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || place.current?.contains(target)) return
      // A press on another entry is about to open its block: between the two the page need not be laid out without one.
      if (!target.matches('[data-layer-opener]:not(:focus-visible)')) closeLayers()
    }
    document.addEventListener('focusin', closeWhenLeft)
    return () => document.removeEventListener('focusin', closeWhenLeft)
  }, [isOpen, closeLayers])

  if (!entry.itemsGroup)
    return (
      own && (
        <li>
          <SiteLink target={own} className={styles.item}>
            {entry.name}
          </SiteLink>
        </li>
      )
    )
  const shared = {
    className: styles.item,
    'data-layer-opener': true,
    'aria-expanded': isOpen,
    'aria-controls': dropId,
    [SHOWS]: dropId,
    // A press before hydration marks it as open.
    suppressHydrationWarning: true,
  }
  return (
    <li ref={place}>
      {entry.openByRightClick && link ? (
        // A real address for the context menu, a new tab and visitors without scripts; a plain click opens the block.
        <a
          {...shared}
          href={link.href}
          onClick={(event: MouseEvent) => inPlace(event, () => toggleDropdown(entry.id))}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== ' ') return
            event.preventDefault()
            toggleDropdown(entry.id)
          }}
        >
          {entry.name}
        </a>
      ) : (
        <button {...shared} type="button" onClick={() => toggleDropdown(entry.id)}>
          {entry.name}
        </button>
      )}
      <div id={dropId} className={cx(styles.drop, isOpen && styles.dropOpen)} data-drop suppressHydrationWarning>
        <DropBlock entry={entry} withPictures={hasOpened} />
      </div>
    </li>
  )
})

import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { targetOfItem } from '#src/components/links.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { fastLinks } from '#src/content/fast-links.ts'
import * as texts from '#src/content/texts.ts'
import { isModelItem, type MenuEntry } from '#src/domain/menu.ts'
import { useActions, useAppState, useAppStore } from '#src/stores/app-store.ts'
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

const [firstLink, ...otherLinks] = fastLinks

/** A press on one entry renders only that entry's panel. */
export const Mobile = memo(function Mobile({ entries }: EntriesProps) {
  const store = useAppStore()
  const childId = useAppState(({ burgerGroup }) => burgerGroup)
  const openers = useRef(new Map<number, HTMLButtonElement | null>())
  const { showBurgerGroup } = useActions()
  const groups = entries.filter(({ itemsGroup }) => itemsGroup)

  const back = useCallback(() => {
    const shown = store.getState().burgerGroup
    const opener = shown === null ? null : openers.current.get(shown)
    showBurgerGroup(null)
    requestAnimationFrame(() => opener?.focus({ preventScroll: true }))
  }, [store, showBurgerGroup])
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
                onClick={() => showBurgerGroup(id)}
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
        <Rest entries={entries} />
      </div>
      {groups.map((entry) => (
        <Child key={entry.id} entry={entry} isOpen={childId === entry.id} onBack={back} />
      ))}
    </div>
  )
})

/** Content below the sections. */
const Rest = memo(function Rest({ entries }: EntriesProps) {
  const { closeLayers } = useActions()
  const firstTarget = firstLink && targetOfItem(firstLink)
  return (
    <>
      {firstTarget && (
        <ButtonLink target={firstTarget} wide className={styles.button} onClick={closeLayers}>
          {firstLink.name}
        </ButtonLink>
      )}
      <Items items={otherLinks} />
      <Services entries={entries} />
      <Search />
    </>
  )
})

type ChildProps = { entry: MenuEntry; isOpen: boolean; onBack: () => void }

const Child = memo(function Child({ entry, isOpen, onBack }: ChildProps) {
  const { itemsGroup = [] } = entry
  const link = entry.footerLink?.at(-1)
  const back = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The panel slides in from the side: a browser that scrolled to it would move everything out of view.
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
})

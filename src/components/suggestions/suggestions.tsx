import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { cx } from '#src/components/class-names.ts'
import { useQuestions } from '#src/components/suggestions/use-questions.ts'
import * as texts from '#src/content/page-texts.ts'
import { countOf } from '#src/domain/format.ts'
import type { Suggestion } from '#src/domain/search.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './suggestions.module.css'

const NONE = -1

/**
 * Makes a search field of any form a combobox with a list (WAI-ARIA «editable combobox with list autocomplete»): arrows
 * choose, Enter goes there, Escape closes the list. With nothing chosen the form works as without it. The field stays
 * its form's own: only attributes are added, and the list stands at the form's end.
 */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const id = useId()
  const navigate = useNavigate()
  const { closeLayers, setSearchOpen } = useActions()
  const [items, isStale, close] = useQuestions(input)
  const [chosen, setChosen] = useState(NONE)
  const [shown, setShown] = useState(items)
  if (shown !== items) {
    setShown(items)
    setChosen(NONE)
  }
  // A choice among answers to an earlier text is none.
  if (isStale && chosen !== NONE) setChosen(NONE)
  const isOpen = items.length > 0
  const optionId = (index: number) => `${id}-${index}`

  const go = ({ url }: Suggestion) => {
    close()
    closeLayers()
    setSearchOpen(false)
    input.blur()
    void navigate(url)
  }

  // With the list, not after its paint: a key pressed in between would meet the field of before.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': `${id}-list`,
      ...(chosen !== NONE && { 'aria-activedescendant': optionId(chosen) }),
    }
    input.removeAttribute('aria-activedescendant')
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  })
  useEffect(
    () => () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
        input.removeAttribute(name)
    },
    [input],
  )

  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (!isOpen || event.isComposing) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    // Past either end lies the field itself, with nothing chosen.
    if (step !== 0 && !isStale) setChosen(((chosen + 1 + step + items.length + 1) % (items.length + 1)) - 1)
    else if (key === 'Enter' && items[chosen]) go(items[chosen])
    else if (key === 'Escape') close()
    else return
    event.preventDefault()
    // Before the form hears of it: it would send itself, or collapse.
    event.stopPropagation()
  }
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    input.addEventListener('keydown', hear)
    return () => input.removeEventListener('keydown', hear)
  }, [input])

  if (!input.form) return null
  return createPortal(
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.suggestions.list}
        hidden={!isOpen}
        aria-busy={isStale}
        className={cx(styles.list, placeOf(input))}
      >
        {items.map((item, index) => (
          // The field keeps the focus and the keys; the pointer is the other way to choose.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={item.url + item.name}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(item)}
          >
            <span>{item.name}</span>
            <span className={styles.type}>{texts.suggestionTypes[item.type]}</span>
          </div>
        ))}
      </div>
      <span role="status" className="vh">
        {isOpen && countOf(items.length, texts.suggestions.forms)}
      </span>
    </>,
    input.form,
  )
}

/** The burger's field is the last of its sheet, so the list opens upwards; the header's lies on the page. */
function placeOf(input: HTMLInputElement): string | undefined {
  if (input.closest('#burger')) return styles.above
  return input.closest('header') ? styles.inHeader : undefined
}

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { cx } from '#src/components/class-names.ts'
import { NONE, nextOption, optionId, Options, stepOf } from '#src/components/combobox/options.tsx'
import { useQuestions } from '#src/components/suggestions/use-questions.ts'
import * as texts from '#src/content/search-texts.ts'
import { countOf } from '#src/domain/format.ts'
import type { Suggestion } from '#src/domain/search.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './suggestions.module.css'

/**
 * Makes a search field of any form a combobox with a list (WAI-ARIA "editable combobox with list autocomplete"): arrows
 * select, Enter opens, Escape closes the list. With nothing selected the form works as without it. The field remains
 * part of its form: only attributes are added, and the list is appended to the form.
 */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const id = useId()
  const navigate = useNavigate()
  const { closeLayers, setSearchOpen } = useActions()
  const [items, isStale, close] = useQuestions(input)
  const [chosen, setChosen] = useChosen(items, isStale)
  const isOpen = items.length > 0

  const go = ({ url }: Suggestion) => {
    close()
    closeLayers()
    setSearchOpen(false)
    input.blur()
    void navigate(url)
  }
  useComboboxAttributes(input, { id, isOpen, chosen })
  useKeys(input, (event) => {
    const { key } = event
    if (event.isComposing) return
    if (key === 'Escape') close()
    if (!isOpen) return
    const step = stepOf(key)
    if (step !== 0 && !isStale) setChosen(nextOption(chosen, step, items.length))
    else if (key === 'Enter' && items[chosen]) go(items[chosen])
    else if (key !== 'Escape') return
    event.preventDefault()
    // Otherwise the form would be submitted or collapsed.
    event.stopPropagation()
  })

  if (!input.form) return null
  return createPortal(
    <>
      <Options
        id={id}
        label={texts.suggestions.list}
        items={items}
        chosen={chosen}
        isStale={isStale}
        className={cx(styles.list, placeOf(input))}
        keyOf={({ url, name }) => url + name}
        choose={go}
      >
        {({ name, type }) => (
          <>
            <span>{name}</span>
            <span className={styles.type}>{texts.suggestionTypes[type]}</span>
          </>
        )}
      </Options>
      <span role="status" className="vh">
        {isOpen && countOf(items.length, texts.suggestions.forms)}
      </span>
    </>,
    input.form,
  )
}

/** The selected option: none in a new list, nor while the list belongs to an earlier text. */
function useChosen(items: readonly Suggestion[], isStale: boolean) {
  const [chosen, setChosen] = useState(NONE)
  const [shown, setShown] = useState(items)
  if (shown !== items) {
    setShown(items)
    setChosen(NONE)
  }
  if (isStale && chosen !== NONE) setChosen(NONE)
  return [chosen, setChosen] as const
}

type Combobox = { id: string; isOpen: boolean; chosen: number }

function useComboboxAttributes(input: HTMLInputElement, { id, isOpen, chosen }: Combobox) {
  // In the same frame as the list: a key pressed in between would reach the field in its former state.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': `${id}-list`,
      ...(chosen !== NONE && { 'aria-activedescendant': optionId(id, chosen) }),
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
}

/** Listens on the field itself, before the form; always calls the handler of the last render. */
function useKeys(input: HTMLInputElement, onKey: (event: KeyboardEvent) => void) {
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event)
    input.addEventListener('keydown', listener)
    return () => input.removeEventListener('keydown', listener)
  }, [input])
}

/** The burger menu's field is the last item of its sheet, so the list opens upwards; the header's covers the page. */
function placeOf(input: HTMLInputElement): string | undefined {
  if (input.closest('#burger')) return styles.above
  return input.closest('header') ? styles.inHeader : undefined
}

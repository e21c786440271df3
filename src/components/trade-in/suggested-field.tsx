import { useId, useState, type KeyboardEvent } from 'react'
import { Field } from '#src/components/field.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { suggestions as texts } from '#src/content/page-texts.ts'
import { countOf } from '#src/domain/format.ts'
import styles from './suggested-field.module.css'

type Words = typeof import('#src/content/own-car-words.ts')

type SuggestedFieldProps = {
  label: string
  maxLength: number
  form: LeadForm
  name: string
  /** What may be meant by what is typed. */
  like: (words: Words, typed: string) => readonly string[]
  /** Shown as soon as one comes to the field, before anything is typed. */
  isOpenAtOnce?: boolean
  /** What the browser itself suggests without scripts: values and what else they are called. */
  plain?: readonly (readonly [value: string, label: string])[]
}

const NONE = -1

/**
 * A field of free text with what is often answered under it (WAI-ARIA «editable combobox with list autocomplete»): arrows
 * choose, Enter takes, Escape closes. The words come with the first focus; whatever is typed is as good.
 */
export function SuggestedField({ form, name, like, isOpenAtOnce = false, plain, ...look }: SuggestedFieldProps) {
  const id = useId()
  const isInBrowser = useInBrowser()
  const [words, setWords] = useState<Words>()
  const [isWanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const typed = form.valueOf(name)
  const found = words && isWanted ? like(words, typed) : []
  // Nothing to suggest to who has written just that.
  const items = found.length === 1 && found[0] === typed ? [] : found
  const isOpen = items.length > 0
  const field = form.field(name)

  const load = () => {
    if (!words) void import('#src/content/own-car-words.ts').then(setWords, () => {})
  }
  const close = () => {
    setWanted(false)
    setChosen(NONE)
  }
  const take = (item: string) => {
    form.setValue(name, item)
    close()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const item = items[chosen]
    if (event.nativeEvent.isComposing) return
    if (!isOpen) {
      if (step !== 0) setWanted(true)
      return
    }
    // Past either end lies the field itself, with nothing chosen.
    if (step !== 0) setChosen(((chosen + 1 + step + items.length + 1) % (items.length + 1)) - 1)
    else if (event.key === 'Enter' && item !== undefined) take(item)
    else if (event.key === 'Escape') close()
    else return
    // Neither the form nor the popup around it hears of it.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Field
      {...field}
      {...look}
      autoComplete="off"
      autoCapitalize="words"
      {...(!isInBrowser && plain && { list: `${id}-plain` })}
      {...(isInBrowser && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': `${id}-list`,
        ...(chosen !== NONE && isOpen && { 'aria-activedescendant': `${id}-${chosen}` }),
      })}
      onFocus={() => {
        load()
        if (isOpenAtOnce) setWanted(true)
      }}
      onChange={(event) => {
        load()
        setWanted(true)
        setChosen(NONE)
        return field.onChange(event)
      }}
      onBlur={(event) => {
        close()
        return field.onBlur(event)
      }}
      onKeyDown={onKey}
      below={
        !isInBrowser ? (
          plain && (
            <noscript>
              <datalist id={`${id}-plain`}>
                {plain.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text || value}
                  </option>
                ))}
              </datalist>
            </noscript>
          )
        ) : (
          <>
            <div id={`${id}-list`} role="listbox" aria-label={texts.list} hidden={!isOpen} className={styles.list}>
              {items.map((item, index) => (
                // The field keeps the focus and the keys; the pointer is the other way to choose.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={item}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  tabIndex={-1}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(item)}
                >
                  {item}
                </div>
              ))}
            </div>
            <span role="status" className="vh">
              {isOpen && countOf(items.length, texts.forms)}
            </span>
          </>
        )
      }
    />
  )
}

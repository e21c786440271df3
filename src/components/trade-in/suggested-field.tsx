import { useId, useState, type KeyboardEvent } from 'react'
import { NONE, nextOption, optionId, Options, stepOf } from '#src/components/combobox/options.tsx'
import { Field } from '#src/components/field.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { suggestions as texts } from '#src/content/search-texts.ts'
import { countOf } from '#src/domain/format.ts'
import styles from './suggested-field.module.css'

type Words = typeof import('#src/content/own-car-words.ts')

type SuggestedFieldProps = {
  label: string
  maxLength: number
  form: LeadForm
  name: string
  /** Suggestions for the typed text. */
  like: (words: Words, typed: string) => readonly string[]
  /** The list opens on focus, before anything is typed. */
  isOpenAtOnce?: boolean
  /** Native suggestions without scripts: values and their other names. */
  plain?: PlainOptions
}

/**
 * A text field with frequent answers below (WAI-ARIA "editable combobox with list autocomplete"): arrows select, Enter
 * accepts, Escape closes. The words are loaded with the first focus; any other text is accepted too.
 */
export function SuggestedField({ form, name, like, isOpenAtOnce = false, plain, ...look }: SuggestedFieldProps) {
  const id = useId()
  const isInBrowser = useInBrowser()
  const field = form.field(name)
  const { items, chosen, open, close, take, onKey } = useSuggested({ form, name, like })
  const isOpen = items.length > 0
  const below = isInBrowser ? (
    <>
      <Options
        id={id}
        label={texts.list}
        items={items}
        chosen={chosen}
        className={styles.list}
        keyOf={(item) => item}
        choose={take}
      >
        {(item) => item}
      </Options>
      <span role="status" className="vh">
        {isOpen && countOf(items.length, texts.forms)}
      </span>
    </>
  ) : (
    plain && <PlainList id={`${id}-plain`} options={plain} />
  )
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
        ...(chosen !== NONE && isOpen && { 'aria-activedescendant': optionId(id, chosen) }),
      })}
      onFocus={() => open(isOpenAtOnce)}
      onChange={(event) => {
        open(true)
        return field.onChange(event)
      }}
      onBlur={(event) => {
        close()
        return field.onBlur(event)
      }}
      onKeyDown={onKey}
      below={below}
    />
  )
}

/** The suggestions for the typed text, and their keyboard handling. */
function useSuggested({ form, name, like }: Pick<SuggestedFieldProps, 'form' | 'name' | 'like'>) {
  const [words, setWords] = useState<Words>()
  const [isWanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const typed = form.valueOf(name)
  const found = words && isWanted ? like(words, typed) : []
  // The only suggestion equals the typed text.
  const items = found.length === 1 && found[0] === typed ? [] : found

  const close = () => {
    setWanted(false)
    setChosen(NONE)
  }
  const take = (item: string) => {
    form.setValue(name, item)
    close()
  }
  /** Loads the words; `isShown`: the list opens, with nothing selected. */
  const open = (isShown: boolean) => {
    if (!words) import('#src/content/own-car-words.ts').then(setWords).catch(() => {})
    if (!isShown) return
    setWanted(true)
    setChosen(NONE)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key)
    const item = items[chosen]
    if (event.nativeEvent.isComposing) return
    if (items.length === 0) {
      if (step !== 0) setWanted(true)
      return
    }
    if (step !== 0) setChosen(nextOption(chosen, step, items.length))
    else if (event.key === 'Enter' && item !== undefined) take(item)
    else if (event.key === 'Escape') close()
    else return
    // Neither the form nor the popup around it may handle the key.
    event.preventDefault()
    event.stopPropagation()
  }
  return { items, chosen, open, close, take, onKey }
}

type PlainOptions = readonly (readonly [value: string, label: string])[]

/** The native list, for visitors without scripts. */
const PlainList = ({ id, options }: { id: string; options: PlainOptions }) => (
  <noscript>
    <datalist id={id}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text || value}
        </option>
      ))}
    </datalist>
  </noscript>
)

import { memo, useEffect, useRef, type SyntheticEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { useDismiss } from '#src/components/hooks/use-dismiss.ts'
import { Icon } from '#src/components/icon.tsx'
import * as texts from '#src/content/texts.ts'
import { useSearch } from '#src/components/hooks/use-search.ts'
import { MAX_QUERY_VALUE } from '#src/domain/constants.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import styles from './search-box.module.css'

/** The icon expands the field; a second click collapses it and submits. Without scripts an ordinary GET form. */
export const SearchBox = memo(function SearchBox() {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLButtonElement>(null)
  const isOpen = useAppState(({ searchOpen }) => searchOpen)
  const { setSearchOpen, closeLayers } = useActions()
  const search = useSearch()

  useDismiss(form, isOpen, (reason) => {
    setSearchOpen(false)
    if (reason === 'escape') icon.current?.focus()
  })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!search(input.current?.value ?? '')) return input.current?.focus()
    // The field is about to be hidden: the on-screen keyboard must not disappear with it.
    icon.current?.focus()
    setSearchOpen(false)
  }
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isOpen) {
      setSearchOpen(false)
      search(input.current?.value ?? '')
      return
    }
    closeLayers()
    setSearchOpen(true)
  }
  // Not before the field is visible. The last query is still there, and is cleared by typing.
  useEffect(() => {
    if (!isOpen) return
    input.current?.focus()
    input.current?.select()
  }, [isOpen])

  // The element <search> is too new for some browsers; the role works everywhere.
  return (
    <form
      role="search"
      aria-label={texts.search.title}
      ref={form}
      action={hrefTo('search')}
      className={cx(styles.search, isOpen && styles.open)}
      data-search-open={isOpen}
      onSubmit={submit}
    >
      <input
        ref={input}
        id="header-search"
        name="q"
        type="search"
        className={styles.field}
        placeholder={texts.search.placeholder}
        aria-label={texts.search.title}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_QUERY_VALUE}
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
      <button
        ref={icon}
        type="submit"
        className="icon-btn"
        aria-label={isOpen ? texts.search.submit : texts.search.open}
        aria-expanded={isOpen}
        aria-controls="header-search"
        onClick={toggle}
      >
        <Icon name="search" />
      </button>
    </form>
  )
})

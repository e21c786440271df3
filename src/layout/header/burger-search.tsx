import { useRef, type SyntheticEvent } from 'react'
import { Icon } from '#src/components/icon.tsx'
import * as texts from '#src/content/texts.ts'
import { useSearch } from '#src/components/hooks/use-search.ts'
import { MAX_QUERY_VALUE } from '#src/domain/constants.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './burger.module.css'

/** Unlike the header's search, an empty query does nothing (specification 5). */
export function Search() {
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
        maxLength={MAX_QUERY_VALUE}
      />
      <button type="submit" className="icon-btn" aria-label={texts.search.submit}>
        <Icon name="arrow" />
      </button>
    </form>
  )
}

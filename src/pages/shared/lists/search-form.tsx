import type { SubmitEvent } from 'react'
import { Icon } from '#src/components/icon.tsx'
import { useSearch } from '#src/components/hooks/use-search.ts'
import * as texts from '#src/content/texts.ts'
import { MAX_QUERY_VALUE } from '#src/domain/constants.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/lists/search-form.module.css'

type SearchFormProps = {
  q?: string
  label?: string
  /** The page is the search itself: keyboard users continue in the field. Id of its results. */
  found?: string
}

/** The large field of the search and of the error page: a plain GET form, so it works without scripts. */
export function SearchForm({ q = '', label = texts.search.title, found }: SearchFormProps) {
  const search = useSearch()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(String(new FormData(event.currentTarget).get('q')))
  }
  // The element <search> is too new for some browsers; its role works everywhere.
  return (
    <form action={hrefTo('search')} role="search" className={styles.form} key={q} onSubmit={submit}>
      <label>
        <span className="vh">{label}</span>
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={texts.search.placeholder}
          maxLength={MAX_QUERY_VALUE}
          autoComplete="off"
          required
          {...(found && { 'data-arrival-keys': true, 'aria-describedby': found })}
        />
      </label>
      <button type="submit">
        <span className="vh">{texts.search.submit}</span>
        <Icon name="search" />
      </button>
    </form>
  )
}

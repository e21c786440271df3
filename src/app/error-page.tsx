import { useLocation } from 'react-router-dom'
import { createNotFoundElement } from '#src/app/page-element.tsx'
import type { ScreenError } from '#src/app/screen-error.ts'
import { deferred } from '#src/components/deferred.tsx'
import * as texts from '#src/content/shell-texts.ts'

export const NotFound = deferred(createNotFoundElement)

/** Shown instead of a page that could not be loaded: 404, or an error with a link onward. */
export function ErrorPage({ error: { status, message } }: { error: ScreenError }) {
  const { pathname, search } = useLocation()
  if (status === 404) return <NotFound message={message} />
  // A chunk fails to load because of the visitor's network or a release made meanwhile.
  const isChunk = /import|chunk|module|fetch/i.test(message)
  const { title, text, action } = isChunk ? texts.lazyChunk : texts.failure
  return (
    <section className="wrap section" role="alert">
      <h1 className="h1">{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className="u" href={pathname + search}>
          {action}
        </a>
      </p>
    </section>
  )
}

import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { createNotFoundElement } from '#src/app/page-element.tsx'
import { deferred } from '#src/components/deferred.tsx'
import * as texts from '#src/content/shell-texts.ts'

export const NotFound = deferred(createNotFoundElement)

/** Stands in the place of a page that could not be shown: 404, or a failure with a way onward. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound message={typeof error.data === 'string' ? error.data : ''} />
  // A chunk that did not arrive is the visitor's network, or a release made meanwhile.
  const isChunk = error instanceof Error && /import|chunk|module|fetch/i.test(error.message)
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

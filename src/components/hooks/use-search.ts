import { useLocation, useNavigate } from 'react-router-dom'
import { hrefTo, routes } from '#src/routes.ts'
import { messageOf } from '#src/services/errors.ts'

/**
 * One rule for every search form (specification 4): trimmed, not empty, not the current query; `type`
 * limits it to one kind of results. The returned function is false where there is nothing to search for.
 */
export function useSearch(type?: string): (text: string) => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (text) => {
    const q = text.trim()
    if (!q) return false
    const query = { q, ...(type && { type }) }
    const isShown = pathname === routes.search.path && isSame(new URLSearchParams(search), query)
    if (!isShown)
      Promise.resolve(navigate(hrefTo('search', { query }))).catch((error: unknown) =>
        console.error(`Ошибка перехода к поиску: ${messageOf(error)}`),
      )
    return true
  }
}

const isSame = (shown: URLSearchParams, { q, type }: { q: string; type?: string }): boolean =>
  shown.get('q') === q && (type === undefined || shown.get('type') === type)

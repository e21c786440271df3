import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back when the page's address (without hash) has changed, for whatever reason. */
export function useOnNavigation(callback: () => void) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    callback()
  })
}

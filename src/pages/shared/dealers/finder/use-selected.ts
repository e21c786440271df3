import { useState, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The dealer selected on the map: in the hash of the address, which the server does not see. */
export function useSelected(): [code: string | null, select: (code: string | null) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  const [chosen, setChosen] = useState<{ at: string; code: string | null } | null>(null)
  const select = (code: string | null) => {
    setChosen({ at: hash, code })
    if (code) history.replaceState(history.state, '', `#${code}`)
  }
  return [chosen?.at === hash ? chosen.code : hash.slice(1) || null, select]
}

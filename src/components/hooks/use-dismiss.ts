import { useEffect, type RefObject } from 'react'

/** While `active`, a press outside the element or Escape calls `dismiss`. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (reason: 'outside' | 'escape') => void,
) {
  useEffect(() => {
    if (!active) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss('outside')
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('escape')
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  })
}

import { useEffect, useState, type RefObject } from 'react'

/** Fields in which a digit is text. */
const TYPING = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]'
const TENTH = 10
/** Navigation keys: whoever uses them has a keyboard. */
const FOCUS_KEYS = /^(?:\d|Tab|Arrow\w+)$/

/**
 * The number keys choose: 1 the first option of the slide, 0 the tenth. True once a key was pressed outside a field:
 * then the hint is shown.
 */
export function useKeys(panel: RefObject<HTMLElement | null>): boolean {
  const [isByKeys, setByKeys] = useState(false)
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      if (ctrlKey || altKey || metaKey || defaultPrevented) return
      if (target instanceof Element && (target.matches(TYPING) || target.closest('[role=dialog]'))) return
      if (FOCUS_KEYS.test(key)) setByKeys(true)
      if (!/^\d$/.test(key)) return
      const options = panel.current?.querySelectorAll<HTMLInputElement>('[data-slide] input[data-choice]')
      const option = options?.[(Number(key) || TENTH) - 1]
      option?.focus()
      option?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [panel])
  return isByKeys
}

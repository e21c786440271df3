import { useEffect, type RefObject } from 'react'

/** Fields in which a digit is a digit. */
const TYPING = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]'
const TENTH = 10

/** The number keys choose: 1 the first option of the slide, 0 the tenth. */
export function useKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || ctrlKey || altKey || metaKey || defaultPrevented) return
      if (target instanceof Element && (target.matches(TYPING) || target.closest('[role=dialog]'))) return
      const options = panel.current?.querySelectorAll<HTMLInputElement>('[data-slide] input[data-choice]')
      const option = options?.[(Number(key) || TENTH) - 1]
      option?.focus()
      option?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [panel])
}

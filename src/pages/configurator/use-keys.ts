import { useEffect, useState, type RefObject } from 'react'

/** Fields in which a digit is text. */
const TYPING = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]'
const TENTH = 10

/**
 * The number keys choose while the focus is in the panel (WCAG 2.1.4): 1 the first option of the slide, 0 the tenth. A
 * digit for a slide whose options have not been rendered yet chooses once they are, unless the visitor does anything else
 * before. True once a key was pressed there outside a field: then the hint is shown. `slide`: the one last asked for,
 * which is on the screen a moment later; null where digits choose nothing.
 */
export function useKeys(panel: RefObject<HTMLElement | null>, slide: number | null): boolean {
  const [isByKeys, setByKeys] = useState(false)
  useEffect(() => {
    let early = ''
    const choose = (digit: string) => {
      const options = panel.current?.querySelectorAll<HTMLInputElement>(`[data-slide="${slide}"] input[data-choice]`)
      if (!options?.[0]) return digit
      const option = options[(Number(digit) || TENTH) - 1]
      option?.focus()
      option?.click()
      return ''
    }
    const forget = () => {
      early = ''
    }
    const onKey = ({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      forget()
      if (ctrlKey || altKey || metaKey || defaultPrevented) return
      if (!(target instanceof Element) || !panel.current?.contains(target) || target.matches(TYPING)) return
      setByKeys(true)
      if (/^\d$/.test(key) && slide !== null) early = choose(key)
    }
    const watcher = new MutationObserver(() => (early &&= choose(early)))
    if (panel.current) watcher.observe(panel.current, { childList: true, subtree: true })
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', forget)
    return () => {
      watcher.disconnect()
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', forget)
    }
  }, [panel, slide])
  return isByKeys
}

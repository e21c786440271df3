import { useEffect, useState, type RefObject } from 'react'

/** A corner that shows at the lower edge of the first screen is not looked at yet. */
const PART = 0.25

/** Whether a quarter of an element has been in view once: what is costly begins then, not while the page loads. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { threshold: PART },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

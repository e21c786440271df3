import { useEffect, useState, type RefObject } from 'react'

/** A corner visible at the lower edge of the first screen does not count. */
const PART = 0.25

/** Whether a quarter of an element has been in view once: expensive work begins then, not while the page loads. */
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

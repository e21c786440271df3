import { useEffect } from 'react'

/**
 * Blocks with the class `reveal` below the first screen slide in once when they come into view. What is on the
 * screen already is never hidden. The state is in an attribute that React does not write. Keyed by page.
 */
export function Reveal() {
  useEffect(() => {
    const waiting = [...document.querySelectorAll('main .reveal')].filter(
      (block) => block.getBoundingClientRect().top > window.innerHeight,
    )
    if (waiting.length === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            observer.unobserve(target)
            target.setAttribute('data-reveal', 'shown')
          }
      },
      { rootMargin: '0px 0px -8% 0px' },
    )
    for (const block of waiting) {
      block.setAttribute('data-reveal', 'waiting')
      observer.observe(block)
    }
    return () => {
      observer.disconnect()
      for (const block of waiting) block.removeAttribute('data-reveal')
    }
  }, [])
  return null
}

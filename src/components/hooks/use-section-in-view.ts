import { useEffect, useState } from 'react'

/** The strip of the screen, from 20 to 40 % of its height, in which a section counts as the one being read. */
const READ = '-20% 0px -60%'

/** Of the elements with these ids, the one that is being read; null before the first of them is. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const all = ids.join()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (read) setCurrent(read.target.id)
      },
      { rootMargin: READ },
    )
    for (const id of all.split(',')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [all])
  return current
}

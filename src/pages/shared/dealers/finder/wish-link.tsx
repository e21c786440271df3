import type { MouseEvent, ReactNode } from 'react'
import type { Wishes } from '#src/domain/dealer-wishes.ts'
import type { Wishing } from '#src/pages/shared/dealers/finder/use-wishes.ts'

/** Answers a plain press in place; a press with a key held down stays the browser's. */
export function inPlace(event: MouseEvent, act: () => void) {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  act()
}

type WishLinkProps = Pick<Wishing, 'hrefOf' | 'choose'> & {
  wishes: Wishes
  className?: string | undefined
  children: ReactNode
}

/** A real link to the page with other wishes; with scripts they are granted in place. */
export const WishLink = ({ hrefOf, choose, wishes, className, children }: WishLinkProps) => (
  <a href={hrefOf(wishes)} className={className} onClick={(event) => inPlace(event, () => choose(wishes))}>
    {children}
  </a>
)

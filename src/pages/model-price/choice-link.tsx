import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#src/components/plain-click.ts'
import type { Choice } from '#src/pages/model-price/choice.ts'
import type { Choosing } from '#src/pages/model-price/use-choice.ts'

type ChoiceLinkProps = Pick<Choosing, 'hrefOf' | 'choose'> & {
  change: Partial<Choice>
  /** Scroll position after a navigation without scripts. */
  anchor?: string
  current?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A real link to the page with another choice; with scripts it changes the choice in place. */
export function ChoiceLink({ hrefOf, choose, change, anchor, current = false, className, children }: ChoiceLinkProps) {
  const pick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(change)
  }
  return (
    <a
      href={hrefOf(change) + (anchor ? `#${anchor}` : '')}
      onClick={pick}
      {...(className && { className })}
      {...(current && { 'aria-current': true })}
    >
      {children}
    </a>
  )
}

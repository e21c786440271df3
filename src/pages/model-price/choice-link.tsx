import type { ReactNode } from 'react'
import { inPlace } from '#src/components/in-place.ts'
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
  return (
    <a
      href={hrefOf(change) + (anchor ? `#${anchor}` : '')}
      onClick={(event) => inPlace(event, () => choose(change))}
      {...(className && { className })}
      {...(current && { 'aria-current': true })}
    >
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import type { Wishes } from '#src/domain/dealer-wishes.ts'
import type { Wishing } from '#src/pages/shared/dealers/finder/use-wishes.ts'

type WishLinkProps = Pick<Wishing, 'hrefOf' | 'choose'> & {
  wishes: Wishes
  className?: string | undefined
  children: ReactNode
}

/** A real link to the page with other filters; with scripts they are applied in place. */
export const WishLink = ({ hrefOf, choose, wishes, className, children }: WishLinkProps) => (
  <a className={className} href={hrefOf(wishes)} onClick={(event) => inPlace(event, () => choose(wishes))}>
    {children}
  </a>
)

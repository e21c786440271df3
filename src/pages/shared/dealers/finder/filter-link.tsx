import type { ReactNode } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import type { DealerFilters } from '#src/domain/dealer-filters.ts'
import type { FilterState } from '#src/pages/shared/dealers/finder/use-filters.ts'

type FilterLinkProps = Pick<FilterState, 'hrefOf' | 'choose'> & {
  filters: DealerFilters
  className?: string | undefined
  children: ReactNode
}

/** A real link to the page with other filters; with scripts they are applied in place. */
export const FilterLink = ({ hrefOf, choose, filters, className, children }: FilterLinkProps) => (
  <a className={className} href={hrefOf(filters)} onClick={(event) => inPlace(event, () => choose(filters))}>
    {children}
  </a>
)

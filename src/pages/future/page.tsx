import type { ConceptName } from '#src/content/concepts.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { Concept } from '#src/pages/future/concept.tsx'
import { Overview } from '#src/pages/future/overview.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import type { RouteName } from '#src/routes.ts'

/** The concept of this page; the overview has all. */
const CONCEPT_OF: Partial<Record<RouteName, ConceptName>> = { [`future-${BRAND_SLUG}-x`]: 'x', 'future-mint': 'mint' }

export function Page({ name, copy }: PageProps) {
  const concept = CONCEPT_OF[name]
  return concept ? <Concept concept={concept} copy={copy} /> : <Overview copy={copy} />
}

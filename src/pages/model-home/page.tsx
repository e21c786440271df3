import { isDrawn, type DrawnModel } from '#src/content/models/drawn.ts'
import type { DrawnComposition } from '#src/pages/model-home/composition.ts'
import { g70 } from '#src/pages/model-home/models/g70.tsx'
import { g90 } from '#src/pages/model-home/models/g90.tsx'
import { gv70 } from '#src/pages/model-home/models/gv70.tsx'
import { gv80 } from '#src/pages/model-home/models/gv80.tsx'
import { g80 } from '#src/pages/model-home/models/new-g80.tsx'
import { photographed } from '#src/pages/model-home/photographed.tsx'
import { neededSection } from '#src/pages/shared/copy/copy.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import styles from '#src/pages/model-home/model-home.module.css'

/** A model without a drawing is composed of its photographs. */
const compositions: Record<DrawnModel, DrawnComposition> = { g70, gv70, 'new-g80': g80, gv80, g90 }

export function Page({ copy, route }: PageProps) {
  const code = route.model
  const { headings } = copy
  if (!code || !headings) throw new Error('A page of this kind needs a model and its headings')
  const home = { copy, code, headings, of: (id: string) => neededSection(copy, id) }
  return <div className={styles.page}>{isDrawn(code) ? compositions[code]({ ...home, code }) : photographed(home)}</div>
}

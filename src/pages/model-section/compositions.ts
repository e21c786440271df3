import type { Compositions } from '#src/pages/model-section/composition.ts'
import { g70 } from '#src/pages/model-section/models/g70.tsx'
import { g90 } from '#src/pages/model-section/models/g90.tsx'
import { gv70 } from '#src/pages/model-section/models/gv70.tsx'
import { gv80 } from '#src/pages/model-section/models/gv80.tsx'
import { g80 } from '#src/pages/model-section/models/new-g80.tsx'

/** Every section page of every model. */
export const compositions: Compositions = { ...g70, ...gv70, ...g80, ...gv80, ...g90 }

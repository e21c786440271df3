import { g70 } from '#src/content/models/g70/model.ts'
import { g90 } from '#src/content/models/g90/model.ts'
import { gv70 } from '#src/content/models/gv70/model.ts'
import { gv80 } from '#src/content/models/gv80/model.ts'
import { g80 } from '#src/content/models/new-g80/model.ts'

/**
 * The models, by their codes of the site and of model navigation (specification 9), in the order of the line-up.
 * Routes, menus, search, prices and all lists of models are derived from it; details.ts requires the rest of a model.
 */
export const lineUp = { g70, gv70, 'new-g80': g80, gv80, g90 } as const

import { details as g70 } from '#src/content/models/g70/details.ts'
import { details as g90 } from '#src/content/models/g90/details.ts'
import { details as gv70 } from '#src/content/models/gv70/details.ts'
import { details as gv80 } from '#src/content/models/gv80/details.ts'
import { details as g80 } from '#src/content/models/new-g80/details.ts'
import type { ModelDetails } from '#src/content/models/define-details.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Engines, packages and similar data of every model: only for pages about cars. */
export const details: Readonly<Record<ModelCode, ModelDetails>> = { g70, gv70, 'new-g80': g80, gv80, g90 }

import { modelName } from '#src/content/models/names.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'

type Named = Pick<Complectation, 'id' | 'model_code' | 'name' | 'modification'>

/**
 * A car in a Russian sentence: «G70 Elegance, 2.0 Turbo, 197 л. с., задний привод». The caption of the API («… 197 RWD
 * Elegance») is for documents and other systems.
 */
export const carName = ({ model_code, name, modification }: Named): string =>
  `${modelName(model_code)} ${name}, ${modification.name}`

/** What distinguishes a trim from others of its name: «задний привод», «2.2 дизель»; '' where the name is enough. */
export const distinctionOf = (trim: Named, others: readonly Named[]): string =>
  trimName(trim, others).slice(trim.name.length).replace(/^,?\s/, '')

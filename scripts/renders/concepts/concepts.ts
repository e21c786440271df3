import type { ConceptCode } from '../subject.ts'
import type { CarDesign } from '../surfaces/car.ts'
import { mint } from './mint.ts'
import { x } from './x.ts'

/** The bodies of the concept cars: the same surfaces as the models', shapes of their own. */
export const concepts: Record<ConceptCode, CarDesign> = { 'concept-x': x, 'concept-mint': mint }

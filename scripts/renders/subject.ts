import type { DrawnModel } from '#src/content/models/drawn.ts'

/** What pictures are rendered of: the models, and the concept cars of the future pages. */
export const CONCEPT_CODES = ['concept-x', 'concept-mint'] as const
export type ConceptCode = (typeof CONCEPT_CODES)[number]
export type Subject = DrawnModel | ConceptCode

export const isConcept = (subject: Subject): subject is ConceptCode => CONCEPT_CODES.some((one) => one === subject)

import { CONCEPT_CUTS } from '#src/content/concepts.ts'
import { CUTS, type Cut } from '#src/content/pictures/slots.ts'

/** Every place that pictures are made for: those of the concept cars' pages, too, of which no other page knows. */
const ALL_CUTS = { ...CUTS, ...CONCEPT_CUTS }
export type MediaPlace = keyof typeof ALL_CUTS

export const cutFor = (place: MediaPlace): Cut => ALL_CUTS[place]

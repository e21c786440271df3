import * as z from 'zod/mini'
import { modificationShape } from '#src/domain/shapes/configurator.ts'
import { confCodeShape, modelCodeShape } from '#src/domain/shapes/model.ts'

/** One trim with one engine (gaps.md 7). Price in roubles, null while it is not announced. */
export const complectationShape = z.object({
  id: z.number(),
  code: z.string(),
  model_code: modelCodeShape,
  conf_code: confCodeShape,
  name: z.string(),
  trim_caption: z.string(),
  modification: modificationShape,
  packet: z.string(),
  price: z.nullable(z.number()),
  price_text: z.string(),
  model_year: z.number(),
  feature_id: z.number(),
  specification_id: z.number(),
  package_ids: z.array(z.number()),
  exterior_ids: z.array(z.number()),
  interior_ids: z.array(z.number()),
  is_long: z.optional(z.boolean()),
  sort: z.number(),
  highlights: z.array(z.string()),
})
export type Complectation = z.infer<typeof complectationShape>

/** The client adds the id of a set, so it is not part of the response (specification 3). */
export const featureAnswerShape = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      category_id: z.number(),
      name: z.string(),
      /** In the genitive, after "без". */
      name_genitive: z.optional(z.string()),
      /** A description of a sentence or two. */
      description: z.optional(z.string()),
      image: z.optional(z.string()),
      value: z.enum(['standard', 'option', 'none']),
      package_id: z.optional(z.number()),
    }),
  ),
})
export type FeatureAnswer = z.infer<typeof featureAnswerShape>
export type FeatureSet = FeatureAnswer & { id: number }

export const specificationAnswerShape = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      category_id: z.number(),
      name: z.string(),
      description: z.optional(z.string()),
      value: z.string(),
      unit: z.optional(z.string()),
      note: z.optional(z.string()),
      better: z.optional(z.enum(['high', 'low'])),
      unsure: z.optional(z.boolean()),
    }),
  ),
})
export type SpecificationAnswer = z.infer<typeof specificationAnswerShape>
export type SpecificationSet = SpecificationAnswer & { id: number }

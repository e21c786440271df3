import * as z from 'zod/mini'
import { confCodeShape, modelCodeShape } from '#src/domain/shapes/model.ts'

export const modificationShape = z.object({
  id: z.number(),
  name: z.string(),
  engine: z.string(),
  fuel: z.enum(['petrol', 'diesel']),
  volume_l: z.number(),
  power_hp: z.number(),
  torque_nm: z.number(),
  drive: z.enum(['rwd', 'awd']),
  gearbox: z.string(),
  accel_0_100: z.nullable(z.number()),
  max_speed: z.nullable(z.number()),
  consumption: z.nullable(z.number()),
  co2: z.nullable(z.number()),
  /** Figures the distributor has not confirmed yet: shown as "уточняется". */
  unsure: z.optional(z.array(z.string())),
})
export type Modification = z.infer<typeof modificationShape>

const confModelShape = z.object({
  id: z.number(),
  code: confCodeShape,
  model_code: modelCodeShape,
  name: z.string(),
  image: z.string(),
  body: z.enum(['sedan', 'suv']),
  priceComingSoon: z.boolean(),
  modifications: z.array(modificationShape),
})

export const exteriorColorShape = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  type: z.enum(['solid', 'metallic', 'pearl', 'matte']),
  hex: z.string(),
  hex_dark: z.string(),
  price: z.nullable(z.number()),
  model_codes: z.array(confCodeShape),
  comp_ids: z.optional(z.array(z.number())),
  exclude_interior_ids: z.optional(z.array(z.number())),
  images: z.array(z.object({ angle: z.number(), src: z.string() })),
})
export type ExteriorColor = z.infer<typeof exteriorColorShape>

const interiorColorShape = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  material: z.enum(['leather', 'nappa', 'semi-aniline']),
  trim: z.string(),
  hex: z.string(),
  hex_accent: z.string(),
  price: z.nullable(z.number()),
  model_codes: z.array(confCodeShape),
  comp_ids: z.optional(z.array(z.number())),
  image: z.string(),
})
export type InteriorColor = z.infer<typeof interiorColorShape>

const packageShape = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.nullable(z.number()),
  model_codes: z.array(confCodeShape),
  comp_ids: z.array(z.number()),
  requires: z.optional(z.array(z.number())),
  excludes: z.optional(z.array(z.number())),
  feature_ids: z.array(z.number()),
  image: z.optional(z.string()),
})
export type Package = z.infer<typeof packageShape>

const categoryShape = z.object({ id: z.number(), name: z.string(), sort: z.number() })
export type Category = z.infer<typeof categoryShape>

/** The configurator's data: exactly these six keys, without an envelope (specification 3, 7.2). */
export const confDataShape = z.object({
  model: z.array(confModelShape),
  colorExterior: z.array(exteriorColorShape),
  colorInterior: z.array(interiorColorShape),
  package: z.array(packageShape),
  featureCategory: z.array(categoryShape),
  specificationCategory: z.array(categoryShape),
})
export type ConfData = z.infer<typeof confDataShape>
export type ConfModel = ConfData['model'][number]

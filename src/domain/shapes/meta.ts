import * as z from 'zod/mini'

/**
 * Meta tags of one page (gaps.md 14). `route` is the path without query and hash; for the configurator, with the build
 * in its query.
 */
export const metaTagsShape = z.object({
  route: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.optional(z.string()),
  /** Empty for a request page: its address is a secret. */
  canonical: z.string(),
  robots: z.optional(z.string()),
  og: z.object({
    title: z.string(),
    description: z.string(),
    image: z.string(),
    /** Ours: alternative text of the picture. */
    image_alt: z.optional(z.string()),
    type: z.enum(['website', 'article', 'product']),
    /** Ours: the shared address where it differs from the canonical one: messengers fetch the card of this one. */
    url: z.optional(z.string()),
  }),
  h1: z.optional(z.string()),
  breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Ours is inserted into the first HTML as one graph; each entry is a schema.org object. */
  jsonld: z.optional(z.array(z.record(z.string(), z.unknown()))),
})
export type MetaTags = z.infer<typeof metaTagsShape>

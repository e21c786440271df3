import * as z from 'zod/mini'
import { CONTENT_KINDS } from '#src/domain/content/kinds.ts'

/** Content in the office: items of a kind, their versions, actions on them. */

export const kindShape = z.enum(CONTENT_KINDS)
const keyShape = z.string().check(z.minLength(1), z.maxLength(200))
export const itemShape = z.object({ kind: kindShape, key: keyShape })
export const versionIdShape = z.object({ id: z.string().check(z.maxLength(40)) })

const dateTimeShape = z.iso.datetime('Укажите день и час')

/** Origin of an item: shipped, changed here, made here, hidden here, or scheduled and not visible yet. */
export const originShape = z.enum(['shipped', 'changed', 'made', 'hidden', 'planned'])
export type ItemOrigin = z.infer<typeof originShape>

export const draftShape = z.object({
  id: z.string(),
  state: z.enum(['draft', 'waiting']),
  revision: z.int(),
  author: z.string(),
  updatedAt: z.string(),
})

export const lineShape = z.object({
  key: z.string(),
  title: z.string(),
  origin: originShape,
  draft: z.nullable(draftShape),
  /** Of the next scheduled change. */
  plannedAt: z.nullable(z.string()),
  /** A new version of the site ships a text other than the one that was changed here. */
  isConflict: z.boolean(),
})
export type ContentLine = z.infer<typeof lineShape>

export const listShape = z.object({
  /** Managed by an outside service: read-only. */
  isOutside: z.boolean(),
  lines: z.array(lineShape),
})

export const versionShape = z.object({
  id: z.string(),
  state: z.enum(['draft', 'waiting', 'published', 'dropped']),
  /** Whether it hides the item. */
  isHiding: z.boolean(),
  isCurrent: z.boolean(),
  /** Published, but not in effect yet. */
  isPlanned: z.boolean(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  author: z.string(),
  publisher: z.nullable(z.string()),
  updatedAt: z.string(),
  /** Names of the body's fields that differ from the previous publication. */
  changed: z.array(z.string()),
})
export type ContentVersion = z.infer<typeof versionShape>

/** JSON in the shape of its kind: the form reads it, the server validates it by bodyShapes. */
const bodyShape = z.record(z.string(), z.unknown())

export const closedVisitShape = z.object({
  /** Number of the request. */
  number: z.string(),
  date: z.string(),
  /** Null: a visit to the lounge, whose hour is agreed by phone. */
  time: z.nullable(z.string()),
  dealer: z.string(),
})
export type ClosedVisit = z.infer<typeof closedVisitShape>

export const cityChoiceShape = z.object({
  id: z.int(),
  name: z.string(),
  /** From when it is on the site; null: it is. */
  from: z.nullable(z.string()),
})
export type CityChoice = z.infer<typeof cityChoiceShape>

export const shownShape = z.object({
  isOutside: z.boolean(),
  title: z.string(),
  /** The content in effect; null: none. */
  body: z.nullable(bodyShape),
  /** The newest publication, scheduled ones included; null: none of the office. */
  newest: z.nullable(z.string()),
  /** What takes effect next, and when; its body is null where it hides the item. */
  planned: z.nullable(z.object({ from: z.string(), body: z.nullable(bodyShape) })),
  draft: z.nullable(z.object({ ...draftShape.shape, body: z.nullable(bodyShape) })),
  versions: z.array(versionShape),
  /** The shipped content, where the office has published something else since; whether it is in effect again. */
  original: z.nullable(z.object({ isCurrent: z.boolean() })),
  /** What a new version of the site ships, where that differs from what was changed here. */
  shipped: z.nullable(bodyShape),
  /** Where it is shown on the site. */
  address: z.nullable(z.object({ path: z.string(), url: z.string() })),
  /** For days off and a dealer: visits agreed for hours that they close, by the draft where there is one. */
  closedVisits: z.array(closedVisitShape),
  /** For a dealer who gets another address: visits agreed for the present one. */
  movedVisits: z.array(closedVisitShape),
  /** Of a dealer: those he may be put in. */
  cities: z.array(cityChoiceShape),
})
export type ShownItem = z.infer<typeof shownShape>

export const storedVersionShape = z.object({
  /** As it was stored, in the shape its kind had then. */
  body: bodyShape,
  /** Why it cannot be restored as it is; null: it can. */
  refused: z.nullable(z.object({ message: z.string(), errors: z.record(z.string(), z.string()) })),
})

/** The newest publication that the page knew; left out by what works without a page. */
const knownShape = z.optional(z.nullable(z.string().check(z.maxLength(40))))

export const saveShape = z.object({
  kind: kindShape,
  /** Null for a new item. */
  key: z.nullable(keyShape),
  body: bodyShape,
  /** Revision of the changed draft; null when there was none. */
  revision: z.nullable(z.int()),
  newest: knownShape,
})
export const savedShape = z.object({ id: z.string(), key: z.string(), revision: z.int() })

export const publishShape = z.object({
  id: z.string().check(z.maxLength(40)),
  revision: z.int(),
  newest: knownShape,
  /** Null: at once. */
  from: z.nullable(dateTimeShape),
  until: z.nullable(dateTimeShape),
})

export const cancelShape = z.object({
  ...versionIdShape.shape,
  /** The scheduled text may be lost, because the item has a draft: somebody was asked. */
  losesText: z.optional(z.boolean()),
})

export const dropShape = z.object({
  ...versionIdShape.shape,
  /** Of the draft that the page knew; left out by what works without a page. */
  revision: z.optional(z.int()),
})

export const previewShape = z.object({
  ...itemShape.shape,
  /** Id of the draft; null for published content. */
  id: z.nullable(z.string()),
  /** Null: now. */
  moment: z.nullable(dateTimeShape),
})
export const previewLinkShape = z.object({ link: z.string(), until: z.string() })

export const blankShape = z.object({ body: bodyShape, cities: z.array(cityChoiceShape) })

/**
 * Type of a model's `model.ts`, the lowest layer of data: it imports nothing, so that routes and rules can depend on
 * it.
 */

type Path = `/${string}.html`
/** Equipment families; their levels are in content/cars/trims.ts. */
export type Family = 'Elegance' | 'Advance' | 'Premier' | 'Sport' | 'Elite' | 'Royal'
/** Pages that all models may have; their names are in content/models/page-names.ts. */
export type CommonPage = 'home' | 'design' | 'safety' | 'technology' | 'comfort' | 'performance' | 'gallery' | 'price'
/** A page that only this model has, with its name in the navigation. */
type OwnPage = { readonly path: Path; readonly title: string }

/**
 * Dimensions in millimetres, boot and tank in litres. The only source: pages, meta, specifications, styles and drawings
 * read it.
 */
export type CarFacts = {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly wheelbase: number
  /** Front overhang: from the bumper to the front axle. */
  readonly frontOverhang: number
  readonly boot: number
  readonly tank: number
  /** Inches. */
  readonly wheels: string
}

/**
 * A trim with one engine: its number, which no other trim of any model has; family; number of the engine in details.ts;
 * recommended price in roubles, null while it is not announced (specification 3).
 */
export type TrimRow = readonly [id: number, family: Family, engine: number, price: number | null]

type Pages = { readonly home: Path; readonly gallery: Path; readonly price?: Path }
export type ModelDefinition = {
  /** Code in configurator links (specification 2.1). */
  readonly confCode: string
  /** Name without the brand. */
  readonly name: string
  readonly body: 'sedan' | 'suv'
  /** Kind of car in two words, for cards. */
  readonly kind: string
  /** Addresses of its pages, in the order of its navigation. */
  readonly pages: Pages & Readonly<Record<string, Path | OwnPage>>
  readonly facts: CarFacts
  /** A longer version, which differs only in wheelbase: its page, and its trims. */
  readonly long?: { readonly addedMm: number; readonly page: string; readonly trims: readonly number[] }
  /** The effective date of its prices, YYYY-MM-DD; null while none is announced. */
  readonly pricesSince: string | null
  /** In the order of the price list; the lowest price is the advertised one. */
  readonly trims: readonly TrimRow[]
  /** Codes of content/cars/palette.ts, checked there by the compiler; colours are shown in the order of that list. */
  readonly paints: readonly string[]
  /** The paint it is shown in until the visitor chooses one. */
  readonly shownPaint: string
  readonly interiors: readonly string[]
}

/** A page name that no other model has is given with its title; the others are plain addresses. */
type NamedPages<P> = { [Page in keyof P]: Page extends CommonPage ? Path : OwnPage }

/** Checks one model's definition and keeps its addresses and codes as types. */
export const defineModel = <const M extends ModelDefinition>(
  model: M & { readonly pages: NamedPages<M['pages']> },
): M => model

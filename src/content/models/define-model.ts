/** Shape of a model's `model.ts`, the lowest of all data: it imports nothing, so that routes and rules can be made of it. */

type Path = `/${string}.html`
/** Equipment comes in these families; how high each stands: content/cars/trims.ts. */
export type Family = 'Elegance' | 'Advance' | 'Premier' | 'Sport' | 'Elite' | 'Royal'
/** Pages that models have in common; their names are in content/models/page-names.ts. */
export type CommonPage = 'home' | 'design' | 'safety' | 'technology' | 'comfort' | 'performance' | 'gallery' | 'price'
/** A page that only this model has, with the name it has in the navigation. */
type OwnPage = { readonly path: Path; readonly title: string }

/** Dimensions in millimetres, boot and tank in litres. The one source: pages, meta, specifications, styles and drawings read it. */
export type CarFacts = {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly wheelbase: number
  /** From the bumper to the axle of the front wheels: where the wheelbase begins. */
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
  /** As it stands after the brand's name. */
  readonly name: string
  readonly body: 'sedan' | 'suv'
  /** What kind of car it is, in two words, for cards. */
  readonly kind: string
  /** Addresses of its pages, in the order of its navigation. */
  readonly pages: Pages & Readonly<Record<string, Path | OwnPage>>
  readonly facts: CarFacts
  /** A longer version: all it adds is wheelbase. Its page, and the trims that are of it. */
  readonly long?: { readonly addedMm: number; readonly page: string; readonly trims: readonly number[] }
  /** The day from which its prices hold, YYYY-MM-DD; null while none is announced. */
  readonly pricesSince: string | null
  /** In the order of the price list, the lowest price is what the model is announced with. */
  readonly trims: readonly TrimRow[]
  /** Codes of content/cars/palette.ts, where the compiler looks them up; colours are shown in the order of that list. */
  readonly paints: readonly string[]
  /** The paint it is shown in where nobody has chosen one. */
  readonly shownPaint: string
  readonly interiors: readonly string[]
}

/** A page of a name that no other model has brings that name with it; the others are plain addresses. */
type NamedPages<P> = { [Page in keyof P]: Page extends CommonPage ? Path : OwnPage }

/** Checks one model's definition and keeps its addresses and codes as types. */
export const defineModel = <const M extends ModelDefinition>(
  model: M & { readonly pages: NamedPages<M['pages']> },
): M => model

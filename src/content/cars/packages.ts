import { offerRows, type Offer } from '#src/content/cars/package-offers.ts'
import { trims, type Trim } from '#src/content/cars/trims.ts'
import { details } from '#src/content/models/details.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'
import { confCodeOf, MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { typograf } from '#src/domain/typography.ts'

const offers: readonly Offer[] = offerRows

const hasPackage = (model: ModelCode, { code }: Offer): boolean => details[model].packages.some((own) => own === code)
const isOffered = (offer: Offer, { model, level }: Trim): boolean =>
  hasPackage(model, offer) && offer.levels.includes(level)

export const packageIdsOf = (trim: Trim): number[] =>
  offers.filter((offer) => isOffered(offer, trim)).map(({ id }) => id)

/** The package by which this trim can get the feature. */
export const packageOffering = (trim: Trim, featureId: number): Offer | undefined =>
  offers.find((offer) => offer.feature_ids.includes(featureId) && isOffered(offer, trim))

/** Packages for the configurator, with the trims they are offered for. */
export const packages: readonly Package[] = offers.map((offer) => {
  const { levels: _, requires, excludes, feature_ids, ...rest } = offer
  return {
    ...rest,
    model_codes: MODEL_CODES.filter((model) => hasPackage(model, offer)).map((model) => confCodeOf[model]),
    requires: [...requires],
    excludes: [...excludes],
    feature_ids: [...feature_ids],
    description: typograf(offer.description),
    comp_ids: trims.filter((trim) => isOffered(offer, trim)).map(({ id }) => id),
  }
})

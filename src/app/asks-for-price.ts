import { modelByCode } from '#src/content/models/summary.ts'
import type { Route } from '#src/routes.ts'

/** Home and promo of a model whose price is not announced have the form of the waiting list. */
export function asksForPrice({ page, model, about }: Route): boolean {
  const car = page === 'model-home' ? model : page === 'promo' ? about : undefined
  return car !== undefined && modelByCode(car).priceComingSoon
}

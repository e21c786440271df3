/**
 * Transport tax rates of a region as an editor types them: five numbers, roubles per horsepower up to 100, 150, 200
 * and 250 hp and above; with decimal commas, between semicolons or spaces.
 */
const COUNT = 5

/** Null for anything else, for zero, and for rates that fall with the power. */
export function readTaxRates(text: string): number[] | null {
  const rates = text
    .trim()
    .split(/\s*;\s*|\s+/)
    .map((part) => (/^\d{1,4}(?:[.,]\d{1,2})?$/.test(part) ? Number(part.replace(',', '.')) : Number.NaN))
  const isRising = rates.every((rate, index) => rate > 0 && rate >= (rates[index - 1] ?? 0))
  return rates.length === COUNT && isRising ? rates : null
}

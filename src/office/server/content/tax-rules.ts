import type { Database } from '#src/backend/database.ts'
import { transportTaxes } from '#src/content/seed/owning-costs.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import { readTaxRates } from '#src/domain/content/tax-rates.ts'
import { quoted } from '#src/domain/quoted.ts'
import { heldFrom } from '#src/office/server/content/cities.ts'

/**
 * The region of a city, for the transport tax. The rates of a region are said once: by the code, or by one city of the
 * office; others name its code alone.
 */
export async function taxFaults(db: Database, city: CityBody, now: Date): Promise<Record<string, string>> {
  const { region_code, region_name, tax_rates } = city
  if (region_code === '')
    return region_name === '' && tax_rates === ''
      ? {}
      : { region_code: 'Укажите код региона, или очистите все три поля' }
  const known = transportTaxes.find(({ region }) => region.code === region_code)
  if (known)
    return tax_rates === ''
      ? {}
      : { tax_rates: `Ставки региона ${quoted(known.region.name)} на сайте уже есть: оставьте поле пустым` }
  const other = (await heldFrom(db, now))
    .flatMap(({ cities }) => [...cities.values()])
    .find((one) => one.id !== city.id && one.region_code === region_code && (one.tax_rates ?? '') !== '')
  if (tax_rates === '')
    return other ? {} : { tax_rates: `Ставок региона с кодом ${region_code} на сайте нет: впишите их` }
  if (region_name === '') return { region_name: 'Назовите регион: посетитель выбирает его из списка' }
  return other && String(readTaxRates(other.tax_rates)) !== String(readTaxRates(tax_rates))
    ? {
        tax_rates: `У этого региона уже есть ставки, в городе ${quoted(other.name)}: ${other.tax_rates}. Меняйте их там, а здесь оставьте пустыми`,
      }
    : {}
}

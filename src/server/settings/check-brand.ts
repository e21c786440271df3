import { StartError } from '#src/backend/start-error.ts'
import { BRAND_SLUG, company, dealerOptions } from '#src/brand/brand.ts'
import { isConfiguredPhone } from '#src/domain/phone.ts'
import { redirects, routeNames, routeOf } from '#src/routes.ts'

const FILE = 'src/brand/brand.ts'
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The template of all pages is not a page. */
const RESERVED = ['/index.html']

type Brand = { slug: string; phones: Readonly<Record<string, string | null>> }

const ours: Brand = {
  slug: BRAND_SLUG,
  phones: { 'company.supportPhone': company.supportPhone, 'dealerOptions.dealer_phone': dealerOptions.dealer_phone },
}

/** Checks the brand values that end up in addresses and phone links. Throws StartError naming the wrong ones. */
export function checkBrand({ slug, phones }: Brand = ours): void {
  if (!SLUG.test(slug))
    throw new StartError(`BRAND_SLUG "${slug}" (${FILE}) must be lower-case letters and digits, with hyphens between.`)
  const takenBy = new Map([...RESERVED, ...Object.keys(redirects)].map((path) => [path, 'no page']))
  for (const name of routeNames) {
    const path = routeOf(name).path.replaceAll(BRAND_SLUG, slug)
    const other = takenBy.get(path)
    if (other !== undefined)
      throw new StartError(
        `BRAND_SLUG "${slug}" (${FILE}): ${path} would be the address of "${name}" and of "${other}". Choose another slug.`,
      )
    takenBy.set(path, name)
  }
  for (const [field, phone] of Object.entries(phones))
    if (phone !== null && !isConfiguredPhone(phone))
      throw new StartError(
        `The phone "${phone}" of ${field} (${FILE}) must be 8 or +7 with ten digits more, such as 8 (800) 000-00-00.`,
      )
}

import { StartError } from '#src/backend/start-error.ts'
import { BRAND_SLUG, company, dealerOptions, editions } from '#src/brand/brand.ts'
import { isDay } from '#src/domain/day.ts'
import { mailAddressOf } from '#src/domain/mail-address.ts'
import { isConfiguredPhone } from '#src/domain/phone.ts'
import { redirects, routeNames, routeOf } from '#src/routes.ts'

const FILE = 'src/brand/brand.ts'
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The template of all pages is not a page itself. */
const RESERVED = ['/index.html']

/** The checked values of a brand, by their names in its file. */
type Checked = { slug: string; values?: Readonly<Record<string, string | null>> }
type Rule = { holds: (value: string) => boolean; must: string }

const PHONE: Rule = {
  holds: isConfiguredPhone,
  must: 'must be 8 or +7 with ten digits more, such as +7 (495) 123-45-67',
}
const MAIL: Rule = { holds: (value) => mailAddressOf(value) === value, must: 'must be one mail address' }
const DAY: Rule = { holds: isDay, must: 'must be a day, such as 2021-12-01' }
const TIME: Rule = {
  holds: (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  must: 'must be a time of the day, such as 09:00',
}

const RULES: Readonly<Record<string, Rule>> = {
  'company.distributor.inn': { holds: (value) => /^\d{10}$/.test(value), must: 'must be ten digits' },
  'company.distributor.ogrn': { holds: (value) => /^\d{13}$/.test(value), must: 'must be thirteen digits' },
  'company.supportPhone': PHONE,
  'company.supportEmail': MAIL,
  'company.purchasingEmail': MAIL,
  'company.supportOpens': TIME,
  'company.supportCloses': TIME,
  'dealerOptions.dealer_phone': PHONE,
  'editions.legal': DAY,
  'editions.unnamed': {
    holds: (value) => [editions.legal, ...editions.formerLegal].some((day) => day === value),
    must: 'must be the day of editions.legal or one of editions.formerLegal',
  },
  'editions.texts': DAY,
}

const ours: Checked = {
  slug: BRAND_SLUG,
  values: {
    'company.distributor.inn': company.distributor.inn,
    'company.distributor.ogrn': company.distributor.ogrn,
    'company.supportPhone': company.supportPhone,
    'company.supportEmail': company.supportEmail,
    'company.purchasingEmail': company.purchasingEmail,
    'company.supportOpens': company.supportOpens,
    'company.supportCloses': company.supportCloses,
    'dealerOptions.dealer_phone': dealerOptions.dealer_phone,
    'editions.legal': editions.legal,
    'editions.unnamed': editions.unnamed,
    'editions.texts': editions.texts,
  },
}

/**
 * Checks the brand values that end up in addresses, links, documents and calls. Throws StartError: one sentence with the
 * name, the file, what is wrong and what it must be.
 */
export function checkBrand({ slug, values = {} }: Checked = ours): void {
  checkSlug(slug)
  for (const [name, value] of Object.entries(values)) {
    const rule = RULES[name]
    if (rule && value !== null && !rule.holds(value)) throw new StartError(`${name} "${value}" (${FILE}) ${rule.must}.`)
  }
}

function checkSlug(slug: string): void {
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
}

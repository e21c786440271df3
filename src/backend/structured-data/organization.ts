import type { Organization, WebSite } from 'schema-dts'
import { organizationId, websiteId } from '#src/backend/structured-data/ids.ts'
import { BRAND, company, social } from '#src/brand/brand.ts'
import { LARGE_ICON } from '#src/domain/icon-files.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { hrefTo } from '#src/routes.ts'

/** The distributor, who is responsible for the site. */
export function organization(origin: string): Organization {
  const { distributor, supportPhone, supportEmail } = company
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: `${BRAND} в России`,
    legalName: distributor.name,
    url: origin + hrefTo('home'),
    logo: {
      '@type': 'ImageObject',
      url: origin + LARGE_ICON.path,
      width: String(LARGE_ICON.size),
      height: String(LARGE_ICON.size),
    },
    brand: { '@type': 'Brand', name: BRAND },
    address: distributor.address,
    taxID: distributor.inn,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: telephone(supportPhone),
      email: supportEmail,
      areaServed: 'RU',
      availableLanguage: 'ru',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        opens: company.supportOpens,
        closes: company.supportCloses,
      },
    },
    sameAs: social.map(({ href }) => href),
  }
}

/** With the site search that a search engine may offer. */
export function website(origin: string): WebSite {
  // `query-input` is an extension of search engines; schema.org has no such property.
  const potentialAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${hrefTo('search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: BRAND,
    url: origin + hrefTo('home'),
    inLanguage: 'ru-RU',
    publisher: { '@id': organizationId(origin) },
    potentialAction: potentialAction as WebSite['potentialAction'] & object,
  }
}

/** The normal form: a plus and digits. */
export const telephone = (phone: string): string => toTelHref(phone).replace('tel:', '')

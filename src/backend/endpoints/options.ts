import { newestEditionDay } from '#src/backend/content/legal-editions.ts'
import { menuNow } from '#src/backend/content/menu.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'
import { legalPdf } from '#src/content/footer.ts'
import { apps, BRAND, BRAND_SLUG, company, dealerOptions, externalLinks, social } from '#src/brand/brand.ts'
import { COPYRIGHT_YEAR } from '#src/domain/constants.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { mergeOptions, type GeneralOptions } from '#src/domain/options.ts'

type Changing = { menu: MenuEntry[]; edition: string }

function generalOptions(metrikaId: string | null, { menu, edition }: Changing): GeneralOptions {
  return {
    brand_name: BRAND,
    brand_slug: BRAND_SLUG,
    distributor: company.distributor,
    support_phone: company.supportPhone,
    support_hours: company.supportHours,
    support_email: company.supportEmail,
    links: externalLinks,
    social: [...social],
    apps,
    legal: {
      privacy_pdf: legalPdf.privacy,
      personal_data_pdf: legalPdf.personalData,
      edition,
    },
    analytics: { metrika_id: metrikaId },
    menu,
    copyright_year: COPYRIGHT_YEAR,
    currency: 'RUB',
  }
}

/** The dealer base returns the merged set, the general one only its own (gaps.md 2). */
export const getOptions: Endpoint<'GET /v1/options'> = async ({ base, metrikaId, db }) => {
  const [menu, edition] = await Promise.all([menuNow(db, externalLinks), newestEditionDay(db)])
  const general = generalOptions(metrikaId, { menu, edition })
  return base === 'dealer' ? mergeOptions(general, dealerOptions) : general
}

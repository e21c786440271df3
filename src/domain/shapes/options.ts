import * as z from 'zod/mini'
import { EXTERNAL_LINK_IDS, SOCIAL_IDS } from '#src/brand-kit.ts'
import { isConfiguredPhone } from '#src/domain/phone.ts'
import { menuEntryShape } from '#src/domain/shapes/menu.ts'

const phone = z
  .string()
  .check(z.refine(isConfiguredPhone, 'a phone is 8 or +7 with ten digits more, such as +7 (495) 123-45-67'))

const generalFields = {
  brand_name: z.string(),
  brand_slug: z.string(),
  distributor: z.object({
    name: z.string(),
    short_name: z.string(),
    address: z.string(),
    inn: z.string(),
    ogrn: z.string(),
  }),
  support_phone: phone,
  support_hours: z.string(),
  support_email: z.string(),
  links: z.partialRecord(z.enum(EXTERNAL_LINK_IDS), z.string()),
  social: z.array(z.object({ id: z.enum(SOCIAL_IDS), title: z.string(), href: z.string() })),
  apps: z.object({ app_store: z.nullable(z.string()), google_play: z.nullable(z.string()) }),
  legal: z.object({ privacy_pdf: z.string(), personal_data_pdf: z.string(), edition: z.string() }),
  analytics: z.object({ metrika_id: z.nullable(z.string()) }),
  menu: z.array(menuEntryShape),
  copyright_year: z.literal(2021),
  currency: z.literal('RUB'),
}
const dealerFields = {
  dealer_mode: z.boolean(),
  dealer_id: z.nullable(z.number()),
  dealer_name: z.nullable(z.string()),
  dealer_phone: z.nullable(phone),
  dealer_city_id: z.nullable(z.number()),
}

export const generalOptionsShape = z.object(generalFields)
export type GeneralOptions = z.infer<typeof generalOptionsShape>
export type DealerOptions = z.infer<z.ZodMiniObject<typeof dealerFields>>

/** Response of either base: the general one may lack the dealer's fields. */
export const optionsShape = z.object({
  ...generalFields,
  dealer_mode: z.optional(dealerFields.dealer_mode),
  dealer_id: z.optional(dealerFields.dealer_id),
  dealer_name: z.optional(dealerFields.dealer_name),
  dealer_phone: z.optional(dealerFields.dealer_phone),
  dealer_city_id: z.optional(dealerFields.dealer_city_id),
  phone: z.optional(z.nullable(z.string())),
})
export type OptionsAnswer = z.infer<typeof optionsShape>
export type Options = OptionsAnswer & { phone: string | null }

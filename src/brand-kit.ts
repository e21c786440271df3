/** The types of src/brand/brand.ts, so that the compiler reports what another brand lacks. */

/** The name in Russian letters, for searches in whole sentences. */
export type Cases = Readonly<
  Record<'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional', string>
>

/** The nine external sites (gaps.md 2). */
export const EXTERNAL_LINK_IDS = [
  'mobility',
  'lounge',
  'accessories',
  'moments',
  'press',
  'media_center',
  'worldwide',
  'showroom',
  'account',
] as const
export type ExternalLinkId = (typeof EXTERNAL_LINK_IDS)[number]
export type ExternalLinks = Readonly<Record<ExternalLinkId, string>>

export type Company = {
  readonly distributor: {
    /** As registered, with the legal form. */
    readonly name: string
    readonly short_name: string
    /** Legal address with the postcode. */
    readonly address: string
    /** 10 digits. */
    readonly inn: string
    /** 13 digits. */
    readonly ogrn: string
  }
  /** `8 (800) 000-00-00`. */
  readonly supportPhone: string
  /** For display, and as a daily time HH:MM, `23:59` for the end of the day. */
  readonly supportHours: string
  readonly supportOpens: string
  readonly supportCloses: string
  readonly supportEmail: string
  /** Sales contact for the suppliers' page. */
  readonly purchasingEmail: string
}

/** The footer has a glyph for each of these networks. */
export const SOCIAL_IDS = ['vk', 'telegram', 'rutube', 'dzen', 'ok'] as const
export type Social = readonly {
  readonly id: (typeof SOCIAL_IDS)[number]
  readonly title: string
  readonly href: string
}[]

/** Addresses of the mobile applications; null leaves an entry out. */
export type Apps = { readonly app_store: string | null; readonly google_play: string | null }

/** Days as YYYY-MM-DD. */
export type Editions = {
  /** Date of the current legal documents and consents. */
  readonly legal: string
  /** Earlier editions of the consents: their texts stay in consents/ as evidence. */
  readonly formerLegal: readonly string[]
  /** The edition assumed for forms that name none: older forms, and scripts. */
  readonly unnamed: string
  /** Date of the pages' texts, for search engines. */
  readonly texts: string
}

/** Dealer mode shows the dealer's own phone in the header (specification 2.3). */
export type DealerOptions = {
  readonly dealer_mode: boolean
  readonly dealer_id: number | null
  readonly dealer_name: string | null
  readonly dealer_phone: string | null
  readonly dealer_city_id: number | null
}

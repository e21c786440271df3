import type { Apps, Cases, Company, DealerOptions, Editions, ExternalLinks, Social } from '#src/brand-kit.ts'

/**
 * Names of the brand and its distributor, and their hosts; colours, logo and mark are in the same folder. For another
 * brand replace the folder: CONTRIBUTING.md, «Another brand». The demonstration brand is fictional; its phone numbers
 * have a subscriber part starting with 000, which is not assigned.
 */

/** Display name and the lower-case slug used in addresses (gaps.md 1). */
export const BRAND = 'Norven'
export const BRAND_SLUG = 'norven'

/** How visitors write the name in the search: in Russian letters, phonetically, with typing errors. */
export const BRAND_IN_RUSSIAN = {
  nominative: 'Норвен',
  genitive: 'Норвена',
  dative: 'Норвену',
  accusative: 'Норвен',
  instrumental: 'Норвеном',
  prepositional: 'Норвене',
} as const satisfies Cases
export const BRAND_MISSPELT: readonly string[] = [
  'норвэн',
  'норвин',
  'нарвен',
  'норвенн',
  'norwen',
  'norvenn',
  'norvin',
]

/** Addresses of the nine external sites (gaps.md 2). An empty one hides its entry or falls back to the internal page. */
export const externalLinks = {
  mobility: '',
  lounge: '',
  accessories: 'https://accessories.norven.example/',
  moments: 'https://moments.norven.example/',
  press: 'https://press.norven.example/',
  media_center: 'https://media.norven.example/',
  worldwide: 'https://www.norven.example/',
  showroom: 'https://showroom.norven.example/',
  account: 'https://account.norven.example/',
} as const satisfies ExternalLinks

export const company = {
  distributor: {
    name: 'ООО «Норвен Рус»',
    short_name: 'Норвен Рус',
    address: '123112, г. Москва, Примерная набережная, д. 10',
    inn: '7700000000',
    ogrn: '1000000000000',
  },
  supportPhone: '8 (800) 000-00-00',
  supportHours: 'Ежедневно, круглосуточно',
  supportOpens: '00:00',
  supportCloses: '23:59',
  supportEmail: 'support@norven.example',
  purchasingEmail: 'purchasing@norven.example',
} as const satisfies Company

export const social = [
  { id: 'vk', title: 'ВКонтакте', href: 'https://vk.com/norven_example' },
  { id: 'telegram', title: 'Telegram', href: 'https://t.me/norven_example' },
  { id: 'rutube', title: 'RUTUBE', href: 'https://rutube.ru/channel/norven_example/' },
  { id: 'dzen', title: 'Дзен', href: 'https://dzen.ru/norven_example' },
] as const satisfies Social

export const apps: Apps = { app_store: null, google_play: null }

export const editions = {
  legal: '2026-11-28',
  formerLegal: ['2021-11-01', '2021-12-20', '2026-11-23', '2026-11-26'],
  unnamed: '2021-12-20',
  texts: '2021-12-16',
} as const satisfies Editions

/** Off on the distributor's site. */
export const dealerOptions: DealerOptions = {
  dealer_mode: false,
  dealer_id: null,
  dealer_name: null,
  dealer_phone: null,
  dealer_city_id: null,
}

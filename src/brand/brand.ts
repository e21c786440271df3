/**
 * Everything that names the brand, its distributor and their hosts. The one place to change for another brand.
 * The demonstration brand is invented; phones begin their subscriber part with 000, which no exchange uses.
 */

/** Display name and the lower-case slug that stands in addresses (gaps.md 1). */
export const BRAND = 'Norven'
export const BRAND_SLUG = 'norven'

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
} as const

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
  supportEmail: 'support@norven.example',
  /** Sales contact for the suppliers' page. */
  purchasingEmail: 'purchasing@norven.example',
} as const

export const social = [
  { id: 'vk', title: 'ВКонтакте', href: 'https://vk.com/norven_example' },
  { id: 'telegram', title: 'Telegram', href: 'https://t.me/norven_example' },
  { id: 'rutube', title: 'RUTUBE', href: 'https://rutube.ru/channel/norven_example/' },
  { id: 'dzen', title: 'Дзен', href: 'https://dzen.ru/norven_example' },
] as const

export const apps = { app_store: null, google_play: null } as const

/** Edition dates (YYYY-MM-DD): of what the law wants dated, and of the pages' texts, for search engines. */
export const editions = { legal: '2026-11-23', prices: '2021-12-01', texts: '2021-12-16' } as const

/** Dealer mode shows the dealer's own phone in the header (specification 2.3). Off on the distributor's site. */
export const dealerOptions = {
  dealer_mode: false,
  dealer_id: null,
  dealer_name: null,
  dealer_phone: null,
  dealer_city_id: null,
} as const

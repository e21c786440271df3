import type { ModelCode } from '#src/domain/model.ts'

/** The complete content of a configuration document (gaps.md 13). Prices in roubles, null while not announced. */
export type ConfigurationDocument = {
  model: { code: ModelCode; name: string; isLong: boolean }
  /** `caption` is the trim's whole name, `trim` its family. */
  trim: { caption: string; name: string; modification: string; price: number | null }
  exterior: { code: string; name: string; description?: string | undefined; price: number | null; hex: string }
  interior: { code: string; name: string; trim: string; price: number | null; hex: string; hex_accent: string }
  packages: readonly { name: string; description: string; price: number | null }[]
  total: number | null
  features: readonly { category: string; items: readonly string[] }[]
  specifications: readonly { category: string; items: readonly (readonly [name: string, value: string])[] }[]
  credit: ConfigurationCredit | null
  dealer: { name: string; address: string; phone: string; hours: string } | null
  /** Short code of the build and the address that opens it; null for a build that was not stored. */
  share: { code: string; url: string } | null
  /** ISO dates: of the document and of the price list. */
  made: string
  pricesEdition: string
  /** The legally required texts in force when the document is made. */
  disclaimer: string
}

export type ConfigurationCredit = {
  program: string
  bank: string
  license: string
  legal: string
  /** % a year. */
  psk_min: number
  psk_max: number
  rate: number
  months: number
  prepayPercent: number
  prepay: number
  credit: number
  monthly: number
  /** The last payment if it differs from the others: with the residual, roubles. */
  last: number | null
  /** Total paid above the amount borrowed, roubles. */
  interest: number
}

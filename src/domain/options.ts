import type { DealerOptions, GeneralOptions, Options } from '#src/domain/shapes/options.ts'

export type { DealerOptions, GeneralOptions, Options, OptionsAnswer } from '#src/domain/shapes/options.ts'

export { EXTERNAL_LINK_IDS, type ExternalLinkId } from '#src/brand-kit.ts'

/**
 * Merges general and dealer options, the dealer's take precedence; `phone` is dealer_phone or null (specification 3).
 */
export function mergeOptions(general: GeneralOptions, dealer: Partial<DealerOptions>): Options {
  return { ...general, ...dealer, phone: dealer.dealer_phone ?? null }
}

/** The header shows a dealer's phone only in dealer mode (gaps.md 2). */
export const headerPhone = (options: Options): string | null => (options.dealer_mode ? options.phone : null)

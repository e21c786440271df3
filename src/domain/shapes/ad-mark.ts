import * as z from 'zod/mini'

/**
 * What marks a banner or an offer of a bank as an advertisement (russian-rules.md 3). All of it is optional: whether
 * a text is one is for the lawyer to say.
 */
export const adMarkFields = {
  /** «Реклама» where it is not given. */
  ad_label: z.optional(z.string()),
  advertiser: z.optional(z.string()),
  /** The token of the register of internet advertising. */
  erid: z.optional(z.string()),
}
const adMarkShape = z.object(adMarkFields)
export type AdMark = z.infer<typeof adMarkShape>

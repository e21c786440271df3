import * as z from 'zod/mini'

/**
 * The advertising label of a banner or a bank's offer (russian-rules.md 3). All fields are optional: whether
 * a text is advertising is decided by the lawyer.
 */
export const adMarkFields = {
  /** «Реклама» by default. */
  ad_label: z.optional(z.string()),
  advertiser: z.optional(z.string()),
  /** The token (erid) in the register of internet advertising. */
  erid: z.optional(z.string()),
}
const adMarkShape = z.object(adMarkFields)
export type AdMark = z.infer<typeof adMarkShape>

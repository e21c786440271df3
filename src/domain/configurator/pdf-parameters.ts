import { BRAND } from '#src/brand/brand.ts'
import type { Build } from '#src/domain/configurator/build.ts'
import { PDF_SAVE_DEFAULT } from '#src/domain/constants.ts'
import type { CreditPlan } from '#src/domain/credit/plan.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

/** The call's parameters as the specification names them (7.2, gaps.md 13): display texts. */
export const PDF_PARAMETERS = [
  'car',
  'modification',
  'packet',
  'trim_caption',
  'interior',
  'exterior',
  'credit',
  'program',
  'amount_credit',
  'first_pay',
  'percent',
  'monthly_payment',
  'save',
] as const
/** Ours: the build's short code, which also determines packages and the credit term, and the number of the dealer. */
export const OWN_PDF_PARAMETERS = ['build', 'dealer'] as const
export type PdfParameters = Record<(typeof PDF_PARAMETERS)[number], string> &
  Partial<Record<(typeof OWN_PDF_PARAMETERS)[number], string>>

type Known = { code?: string; dealer?: number | null }

const withCode = ({ name, code }: { name: string; code: string }): string => `${name} [${code}]`

/**
 * Without a credit its fields stay empty. `save` 1 is the specification's default: the file is stored. The texts sent
 * are plain, without the non-breaking spaces and joiners used on pages.
 */
export function pdfParameters(build: Build, plan: CreditPlan | null, { code, dealer }: Known = {}): PdfParameters {
  const { model, trim, exterior, interior } = build
  const parameters: PdfParameters = {
    car: `${BRAND} ${model.name}`,
    modification: trim.modification.name,
    packet: trim.packet,
    trim_caption: trim.trim_caption,
    interior: withCode(interior),
    exterior: withCode(exterior),
    credit: plan ? '1' : '0',
    program: plan?.program.name ?? '',
    amount_credit: plan ? String(plan.payment.credit) : '',
    first_pay: plan ? String(plan.prepay) : '',
    percent: plan ? String(plan.program.rate) : '',
    monthly_payment: plan ? String(plan.payment.monthly) : '',
    save: PDF_SAVE_DEFAULT,
    ...(code !== undefined && { build: code }),
    ...(dealer && { dealer: String(dealer) }),
  }
  for (const name of PDF_PARAMETERS) parameters[name] = withPlainSpaces(parameters[name])
  return parameters
}

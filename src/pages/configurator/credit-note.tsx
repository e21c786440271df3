import { creditWarning } from '#src/content/credit-warning.ts'
import { SLIDE, takesCredit } from '#src/domain/configurator/choice.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import styles from '#src/pages/configurator/configurator.module.css'

/**
 * The legally required note about the payment in the bar below, which has space for three letters only (38-ФЗ, art.
 * 28). Slides that show the terms include it there.
 */
export function CreditNote({ car: { credit, choice }, slide }: { car: Car; slide: number }) {
  const isSaid = slide === SLIDE.credit || (slide === SLIDE.summary && takesCredit(choice))
  if (!credit || isSaid) return null
  return (
    <p className={`small muted ${styles.aboutCredit}`} data-screen>
      ПСК{NBSP}— полная стоимость кредита. {creditWarning} Условия{NBSP}— на{NBSP}шаге «Кредит».
    </p>
  )
}

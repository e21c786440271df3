import { creditWarning } from '#src/content/credit-warning.ts'
import { SLIDE, takesCredit } from '#src/domain/configurator/choice.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import styles from '#src/pages/configurator/configurator.module.css'

/**
 * What the law wants beside the payment of the bar below, which has room for three letters only (38-ФЗ, art. 28). Slides
 * that print the terms themselves say it with them.
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

import { AdMark } from '#src/components/ad-mark.tsx'
import { creditWarning } from '#src/content/credit-warning.ts'
import { formatFullCost, type CreditProgram } from '#src/domain/credit.ts'
import { countOf, formatDecimal, formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import styles from '#src/pages/shared/credit/credit-terms.module.css'

const MONTHS = ['месяца', 'месяцев', 'месяцев'] as const

/** Before every rate and every payment. */
export const FullCost = ({ program }: { program: CreditProgram }) => (
  <p className={styles.cost}>
    <span className={styles.costName}>Полная стоимость кредита:</span> {formatFullCost(program)} годовых
  </p>
)

type CreditTermsProps = {
  program: CreditProgram
  brief?: boolean
  /** The full cost is at the top of the panel around it, above the payment. */
  isCostAbove?: boolean
}

/**
 * The only place that shows a rate. The order is the law's (38-ФЗ, art. 28): the full cost of credit first and not
 * smaller, then the rate, the bank with its licence, the two warnings.
 */
export const CreditTerms = ({ program, brief = false, isCostAbove = false }: CreditTermsProps) => (
  <div className={styles.terms} {...(!isCostAbove && { 'data-credit-terms': true })}>
    {!isCostAbove && <FullCost program={program} />}
    <p>
      Ставка: {formatDecimal(program.rate)}
      {NBSP}% годовых, срок от{NBSP}
      {formatNumber(program.minTerm)} до{NBSP}
      {countOf(program.maxTerm, MONTHS)}, первый взнос от{NBSP}
      {program.min_prepay}
      {NBSP}до{NBSP}
      {program.max_prepay}
      {NBSP}%
      {program.restcost > 0 && (
        <>
          , последний платёж {formatDecimal(program.restcost)}
          {NBSP}% цены
        </>
      )}
      {program.requires_casco && ', нужно каско'}.
    </p>
    <p className="small muted">
      Кредит предоставляет {program.bank}, лицензия {program.bank_license}. {program.legal}
    </p>
    <AdMark of={program} />
    {!brief && <CreditWarnings />}
  </div>
)

/**
 * `quiet`: further blocks of a page that has shown it large. The law requires it in each of them, not in the same size.
 */
export const CreditWarnings = ({ quiet = false }: { quiet?: boolean }) => (
  <p className={quiet ? styles.again : styles.risk}>{creditWarning}</p>
)

import type { CreditOffer } from '#src/domain/credit/plan.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { CreditTerms, CreditWarnings, FullCost } from '#src/pages/shared/credit/credit-terms.tsx'
import styles from '#src/pages/configurator/slides/slides.module.css'

/** The credit included in the build: its terms and payments. */
export const CreditLines = ({ plan: { program, payment, term, prepay } }: { plan: CreditOffer['plan'] }) => (
  <div className={styles.credit}>
    <h3 className="h3">Кредит «{program.name}»</h3>
    <div data-credit-terms>
      <FullCost program={program} />
      <CreditTerms program={program} />
    </div>
    <p className="num">
      {formatMoney(payment.monthly)} в{NBSP}месяц, {monthsText(term)}, первый взнос {formatMoney(prepay)}
      {payment.residual > 0 && `, в${NBSP}конце срока${NBSP}— остаточный платёж ${formatMoney(payment.residual)}`}
    </p>
    <CreditWarnings quiet />
  </div>
)

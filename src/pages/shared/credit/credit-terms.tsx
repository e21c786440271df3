import { AdMark } from '#src/components/ad-mark.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { creditWarning } from '#src/content/credit-warning.ts'
import { monthBounds, percentBounds } from '#src/domain/credit/bounds.ts'
import { formatFullCost, type CreditProgram } from '#src/domain/credit.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/credit/credit-terms.module.css'

/** Before every rate and every payment. */
export const FullCost = ({ program }: { program: CreditProgram }) => (
  <p className={styles.cost}>
    <span className={styles.costName}>Полная стоимость кредита:</span> {formatFullCost(program)} годовых
  </p>
)

type OfProgram = { program: CreditProgram }

/** The only place that shows a rate: after the full cost, and not larger (38-ФЗ, art. 28). */
const RateText = ({ program }: OfProgram) => (
  <>
    Ставка: {formatDecimal(program.rate)}
    {NBSP}% годовых, срок {monthBounds(program)}, первый взнос {percentBounds(program.min_prepay, program.max_prepay)}
    {program.restcost > 0 && (
      <>
        , последний платёж {formatDecimal(program.restcost)}
        {NBSP}% цены
      </>
    )}
    {program.requires_casco && ', нужно каско'}.
  </>
)

export const Bank = ({ program }: OfProgram) => (
  <>
    <p className="small muted">
      Кредит предоставляет {program.bank}, лицензия {program.bank_license}. {program.legal}
    </p>
    <AdMark of={program} />
  </>
)

/** Under the full cost of credit, which is at the top of the panel around it: the rate, then the bank with its licence. */
export const CreditTerms = ({ program }: OfProgram) => (
  <div className={styles.terms}>
    <p>
      <RateText program={program} />
    </p>
    <Bank program={program} />
  </div>
)

/** With the place where the terms are (38-ФЗ, art. 28). `quiet`: in the narrow panel of a calculator, where it is large enough. */
export const CreditWarnings = ({ quiet = false }: { quiet?: boolean }) => (
  <p className={quiet ? styles.again : styles.risk}>
    {creditWarning}{' '}
    <SiteLink target={{ href: hrefTo('finance', { hash: 'programs' }) }} className="u">
      Условия программ
    </SiteLink>
  </p>
)

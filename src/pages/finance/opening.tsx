import { ButtonLink } from '#src/components/site-button.tsx'
import { creditWarning } from '#src/content/credit-warning.ts'
import { FINANCE_CAR } from '#src/content/finance-car.ts'
import { modelName } from '#src/content/models/names.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import type { CreditPlan } from '#src/domain/credit/plan.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { MonthlySum, SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { FullCost } from '#src/pages/shared/credit/credit-terms.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/finance/opening.module.css'

/** The car's place, on a phone too the wide one: the upright one ends before the tunnel does. */
const PLACE = 'scene'
const SIZES = `${PHONE} 140vw, 100vw`

type OpeningProps = { copy: PageCopy; chosen?: { trim: Complectation; plan: CreditPlan } | undefined }

/** A car, and the monthly cost of the chosen one, before the calculation. */
export const Opening = ({ copy, chosen }: OpeningProps) => (
  <SceneOpening
    picture={pictureOf(FINANCE_CAR, PLACE, SIZES)}
    veil={styles.tunnel}
    isLow
    head={
      <>
        <h1 className="display">{copy.h1}</h1>
        {copy.lead && <p className="lead">{copy.lead}</p>}
      </>
    }
  >
    {chosen && <Monthly {...chosen} />}
  </SceneOpening>
)

/** The monthly cost of the chosen car, and a link to the calculation. */
const Monthly = ({ trim, plan }: { trim: Complectation; plan: CreditPlan }) => (
  <>
    <div className={styles.cost} data-credit-terms>
      <FullCost program={plan.program} />
      <MonthlySum sum={plan.payment.monthly} />
    </div>
    <div className={styles.of}>
      <p className="lead num">
        {modelName(trim.model_code)} {trim.name}, {formatMoney(trim.price ?? 0)}
      </p>
      <ButtonLink target={{ href: hrefTo('finance', { hash: 'calculator' }) }} className={styles.count}>
        Посчитать свой платёж
      </ButtonLink>
      <p className="small muted num">
        Первый взнос {plan.prepayPercent}
        {NBSP}%, {monthsText(plan.term)}, программа «{plan.program.name}». Предварительный расчёт, не{NBSP}является
        предложением банка. {creditWarning}
      </p>
    </div>
  </>
)

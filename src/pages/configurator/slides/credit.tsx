import { useEffect, useState } from 'react'
import { Checkbox } from '#src/components/checkbox.tsx'
import { modelName } from '#src/content/models/names.ts'
import { OFFERED_FIELD, SLIDE, takesCredit } from '#src/domain/configurator/choice.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { creditMessages, selectionOf, type CreditSelection } from '#src/domain/credit/plan.ts'
import { NOTHING_ASKED, wholeFinanceQuery, type FinanceQuestion } from '#src/domain/credit/query.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { forAnotherCar } from '#src/domain/ownership.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { Budget } from '#src/pages/shared/credit/budget.tsx'
import { CreditCalculator } from '#src/pages/shared/credit/calculator.tsx'
import { OwnershipCost } from '#src/pages/shared/credit/ownership.tsx'
import { RepaymentTable } from '#src/pages/shared/credit/repayment.tsx'
import { CreditWarnings } from '#src/pages/shared/credit/credit-terms.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

export function Body({ car: { total, credit, choice, build }, session: { actions } }: SlideProps) {
  if (total === null) return <Unpriced model={build.trim.model_code} />
  if (!credit) return <p className="lead">{creditMessages.none}.</p>
  const plan = selectionOf(credit.plan)
  // A change keeps the displayed figures: the address then has the complete plan.
  const select = (change: Partial<CreditSelection>) => actions.choose({ ...plan, ...change })
  return (
    <>
      <CreditCalculator price={total} offer={credit} onSelect={select} send={<Recount />} />
      <div className={styles.include}>
        <Checkbox
          name="credit"
          value="1"
          checked={takesCredit(choice)}
          // Only whether it is included: the figures stay, on the screen and in the address.
          onChange={(event) => actions.choose({ ...plan, credit: event.currentTarget.checked ? null : 0 })}
        >
          Взять этот расчёт в итог и в PDF
        </Checkbox>
        {/* A form without scripts does not send an unticked box: another field says that it was offered, so the credit is only calculated. */}
        <input type="hidden" name={OFFERED_FIELD} value="1" />
      </div>
      <CreditWarnings />
    </>
  )
}

/** Without scripts a press recalculates; the button is next to the fields. */
const Recount = () => (
  <noscript>
    <button type="submit" name="slide" value={SLIDE.credit} className={styles.textButton}>
      Пересчитать
    </button>
  </noscript>
)

/** No price to calculate with yet: when there will be one, how to be notified, and what is possible until then. */
const Unpriced = ({ model }: { model: ModelCode }) => (
  <div className={styles.unpriced}>
    <p className="lead">{creditMessages.soon}.</p>
    <p>
      Оставьте телефон, и{NBSP}мы{NBSP}сообщим один раз, в{NBSP}день объявления. Сборку можно сохранить сейчас: когда
      появится цена, в{NBSP}ней появится и{NBSP}расчёт.
    </p>
    <p>
      <RouteArrow to={`model-${model}`} hash="first-to-know">
        Узнать первым
      </RouteArrow>
    </p>
  </div>
)

/** Schedule, budget and the real monthly cost: the same components as on /finance.html. */
export function Below({ car: { total, credit, build, choice }, session: { actions } }: SlideProps) {
  const app = useAppStore()
  const complectations = useAppState((state) => state.complectations)
  const programs = useAppState((state) => state.creditPrograms)
  useEffect(() => {
    for (const code of MODEL_CODES) void dataActions(app).loadComplectations(code)
  }, [app])

  const [asked, setAsked] = useState(NOTHING_ASKED)
  const ask = (change: Partial<FinanceQuestion>) => setAsked((before) => ({ ...before, ...change }))
  // Another engine has its own insurance and tax.
  const engine = build.trim.modification
  const [shown, setShown] = useState(engine)
  if (shown.id !== engine.id) {
    setShown(engine)
    ask({ own: forAnotherCar(asked.own, shown.fuel === engine.fuel) })
  }

  const plan = credit?.plan
  // Without scripts the figures are calculated on the finance page, for the same trim.
  const hiddenFields = wholeFinanceQuery({ ...asked, comp: build.trim.id, ...(plan && selectionOf(plan)) })
  const schedule =
    total !== null && plan
      ? repaymentPlan({
          price: total,
          prepayPercent: plan.prepayPercent,
          rate: plan.program.rate,
          restcost: plan.program.restcost,
          term: plan.term,
        })
      : null
  return (
    <>
      {schedule && (
        <div className={styles.schedule} data-scene="light">
          <div className="wrap">
            <RepaymentTable plan={schedule} />
          </div>
        </div>
      )}
      {programs && (
        <section className="section" data-scene="light" id="budget">
          <div className="wrap">
            <Budget
              trims={MODEL_CODES.flatMap((code) => complectations[code] ?? [])}
              programs={programs}
              plan={plan}
              instead={total === null ? modelName(build.trim.model_code) : undefined}
              question={asked}
              onChange={ask}
              onPrepay={plan && ((first) => actions.choose({ ...selectionOf(plan), first }))}
              hiddenFields={hiddenFields}
            />
            <CreditWarnings />
          </div>
        </section>
      )}
      <section className={`section ${styles.paper}`} id="ownership">
        <div className="wrap">
          <OwnershipCost
            engine={engine}
            price={total}
            payment={plan?.payment.monthly ?? null}
            cityId={choice.city}
            question={asked}
            onChange={ask}
            hiddenFields={hiddenFields}
          />
        </div>
      </section>
    </>
  )
}

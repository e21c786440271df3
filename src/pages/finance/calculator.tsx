import { carName, distinctionOf } from '#src/content/cars/car-name.ts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Field } from '#src/components/field.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/names.ts'
import {
  creditMessages,
  creditOffer,
  selectionOf,
  type CreditPlan,
  type CreditSelection,
} from '#src/domain/credit/plan.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { formatMoney, listed } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { financeQuery, readFinance, wholeFinanceQuery, type FinanceQuestion } from '#src/domain/credit/query.ts'
import { forAnotherCar } from '#src/domain/ownership.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { typograf } from '#src/domain/typography.ts'
import { Budget } from '#src/pages/shared/credit/budget.tsx'
import { CreditCalculator } from '#src/pages/shared/credit/calculator.tsx'
import { FinanceForm, Send } from '#src/pages/shared/credit/finance-form.tsx'
import { OwnershipCost } from '#src/pages/shared/credit/ownership.tsx'
import { regionOf, settled, trimOf } from '#src/pages/shared/credit/owning.ts'
import { RepaymentTable } from '#src/pages/shared/credit/repayment.tsx'
import { CreditWarnings } from '#src/pages/shared/credit/credit-terms.tsx'
import { useSliderQuery } from '#src/pages/shared/lists/replace-query.ts'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { Opening } from '#src/pages/finance/opening.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/finance/finance.module.css'

type CalculatorProps = {
  copy: PageCopy
  section: Section
  programs: readonly CreditProgram[]
  trims: readonly Complectation[]
}

/**
 * Payment and schedule, the cars one can afford, the real monthly cost. Without scripts the forms send their fields and the
 * server calculates; with them nothing is sent. Either way the address contains all choices.
 */
export function Calculator({ copy, section, programs, trims }: CalculatorProps) {
  const { search } = useLocation()
  const [asked, setAsked] = useState(() => settled(readFinance(new URLSearchParams(search)), trims))
  const writeQuery = useSliderQuery()
  const trim = trimOf(trims, asked.comp)
  if (!trim || trim.price === null)
    return (
      <>
        <Opening copy={copy} />
        <Missing />
      </>
    )
  const ask = (change: Partial<FinanceQuestion>) => {
    setAsked((before) => ({ ...before, ...change }))
    writeQuery(financeQuery({ ...change, was: null }))
  }
  const chooseCar = (comp: number) => {
    const next = trimOf(trims, comp)
    const isSameFuel = next?.modification.fuel === trim.modification.fuel
    ask({ comp, own: forAnotherCar(asked.own, isSameFuel) })
  }
  const offer = creditOffer(programs, trim.price, trim.model_code, asked)
  const plan = offer?.plan
  const schedule = plan && scheduleOf(plan, trim.price)
  const was = { comp: trim.id, region: regionOf(asked.region).region.code }
  const hiddenFields = wholeFinanceQuery({ ...asked, was })
  const head = (
    <>
      <h2 className="h2">{section.heading}</h2>
      <CarField trims={trims} chosen={trim} onChoose={chooseCar} />
    </>
  )
  return (
    <>
      <Opening copy={copy} />
      <section id={section.id} className={`section ${styles.calculator}`} data-scene="light">
        <div className="wrap">
          <FinanceForm part="calculator" hiddenFields={hiddenFields}>
            {offer ? (
              <CreditCalculator
                head={head}
                price={trim.price}
                offer={offer}
                send={<Send />}
                next={<Build trim={trim} plan={offer.plan} />}
                besides={programs.flatMap((program) => forOthers(program, trim) ?? []).join(' ')}
                // Values that a programme had to change are kept: another one may allow them.
                onSelect={(selection) =>
                  ask({ comp: trim.id, ...selectionOf(offer.plan), ...selectedIn(asked), ...selection })
                }
              />
            ) : (
              <div className={styles.none}>
                {head}
                <p className="lead">{creditMessages.none}.</p>
                <Send />
              </div>
            )}
          </FinanceForm>
          {schedule && <RepaymentTable plan={schedule} />}
          <SmallPrint section={section} trim={trim} />
        </div>
      </section>
      <section id="budget" className={`section ${styles.asked} ${styles.budget}`} data-scene="light">
        <div className="wrap">
          <Budget
            trims={trims}
            programs={programs}
            plan={plan}
            question={asked}
            onChange={ask}
            onPrepay={(first) => ask({ first })}
            hiddenFields={hiddenFields}
          />
          <div className={styles.again}>
            <CreditWarnings />
          </div>
        </div>
      </section>
      <section id="ownership" className={`section ${styles.asked}`}>
        <div className="wrap">
          <OwnershipCost
            engine={trim.modification}
            price={trim.price}
            payment={plan?.payment.monthly ?? null}
            question={asked}
            onChange={ask}
            hiddenFields={hiddenFields}
          />
          <p className={`small muted ${styles.forCar}`}>
            Для {carName(trim)}
            {NBSP}— автомобиля из{NBSP}расчёта выше.
          </p>
        </div>
      </section>
    </>
  )
}

const scheduleOf = ({ prepayPercent, program, term }: CreditPlan, price: number) =>
  repaymentPlan({ price, prepayPercent, rate: program.rate, restcost: program.restcost, term })

type CarFieldProps = { trims: readonly Complectation[]; chosen: Complectation; onChoose: (id: number) => void }

const CarField = ({ trims, chosen, onChoose }: CarFieldProps) => (
  <Field
    as="select"
    label="Автомобиль"
    name="comp"
    value={chosen.id}
    className={styles.car}
    onChange={(event) => onChoose(Number(event.currentTarget.value))}
  >
    {MODEL_CODES.map((code) => {
      const own = trims.filter(({ model_code, price }) => model_code === code && price !== null)
      return (
        own.length > 0 && (
          <optgroup key={code} label={modelName(code)}>
            {own.map((one) => (
              <option key={one.id} value={one.id}>
                {/* The price before what distinguishes trims of one name: on a phone the end may be cut off. */}
                {[`${modelName(code)} ${one.name}`, formatMoney(one.price ?? 0), distinctionOf(one, own)]
                  .filter(Boolean)
                  .join(', ')}
              </option>
            ))}
          </optgroup>
        )
      )
    })}
  </Field>
)

/** The next step after the payment: its car, with this credit. */
function Build({ trim, plan }: { trim: Complectation; plan: CreditPlan }) {
  const build = { slide: '1', model: trim.conf_code, comp: String(trim.id), ...selectionText(selectionOf(plan)) }
  return (
    <ButtonLink
      target={{ href: hrefTo('configurator', { hash: new URLSearchParams(build).toString() }) }}
      className={styles.build}
    >
      Собрать с{NBSP}этим платежом<span className="vh"> {carName(trim)}</span>
    </ButtonLink>
  )
}

/**
 * A programme that the car in question cannot have, without its figures; null for one that has no such limit, or is for no
 * car at all: the office may have taken the last one off it.
 */
const forOthers = ({ name, model_codes: codes }: CreditProgram, { model_code: own }: Complectation): string | null =>
  codes && codes.length > 0 && !codes.includes(own)
    ? typograf(`Для ${listed(codes.map(modelName))} есть «${name}».`)
    : null

const SmallPrint = ({ section, trim }: { section: Section; trim: Complectation }) => (
  <div className={styles.small}>
    <CreditWarnings />
    <div>
      {section.text.map((paragraph) => (
        <p key={paragraph} className="small muted">
          {paragraph}
        </p>
      ))}
      <PriceNote code={trim.model_code} />
    </div>
  </div>
)

/** Values chosen by the visitor, which a programme may have changed. */
const selectedIn = ({ first, term }: Pick<FinanceQuestion, 'first' | 'term'>): Partial<CreditSelection> => ({
  ...(first !== null && { first }),
  ...(term !== null && { term }),
})

const selectionText = (selection: ReturnType<typeof selectionOf>): Record<string, string> =>
  Object.fromEntries(Object.entries(selection).map(([key, value]) => [key, String(value)]))

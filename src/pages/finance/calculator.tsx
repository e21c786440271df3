import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Field } from '#src/components/field.tsx'
import { PriceNote } from '#src/components/price.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/summary.ts'
import { creditMessages, creditOffer, wishOf } from '#src/domain/credit/plan.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { formatMoney } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { readCreditQuery } from '#src/domain/credit/query.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { Budget, USUAL_BUDGET } from '#src/pages/parts/credit/budget.tsx'
import { CreditCalculator } from '#src/pages/parts/credit/calculator.tsx'
import { OwnershipCost } from '#src/pages/parts/credit/ownership.tsx'
import { RepaymentTable } from '#src/pages/parts/credit/repayment.tsx'
import { CreditWarnings } from '#src/pages/parts/credit-terms.tsx'
import { RouteArrow } from '#src/pages/parts/links.tsx'
import { Missing } from '#src/pages/parts/notice.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/finance/finance.module.css'

const CALCULATOR = 'calculator'

type CalculatorProps = { section: Section; programs: readonly CreditProgram[]; trims: readonly Complectation[] }

/**
 * Payment, schedule, what one can afford and what a month really costs. Without scripts the form sends its fields and
 * the server counts; with them nothing is sent.
 */
export function Calculator({ section, programs, trims }: CalculatorProps) {
  const { search } = useLocation()
  const [asked, setAsked] = useState(() => readCreditQuery(new URLSearchParams(search)))
  const priced = trims.filter(({ price }) => price !== null)
  const trim = priced.find(({ id }) => id === asked.comp) ?? priced[0]
  if (!trim || trim.price === null) return <Missing />
  const offer = creditOffer(programs, trim.price, trim.model_code, asked)
  const plan = offer?.plan
  const schedule =
    plan &&
    repaymentPlan({
      price: trim.price,
      prepayPercent: plan.prepayPercent,
      rate: plan.program.rate,
      restcost: plan.program.restcost,
      term: plan.term,
    })
  const build = { slide: '1', model: trim.conf_code, comp: String(trim.id), ...(plan && wishText(wishOf(plan))) }
  const stay = (event: FormEvent) => event.preventDefault()
  return (
    <>
      <section id={section.id} className={`section ${styles.calculator}`} data-scene="light">
        <div className="wrap">
          <div className="section-head">
            <h2 className="h1">{section.heading}</h2>
            <div className={styles.headText}>
              {section.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <form method="get" action={hrefTo('finance', { hash: CALCULATOR })} onSubmit={stay}>
            <Field
              as="select"
              label="Автомобиль"
              name="comp"
              value={trim.id}
              className={styles.car}
              onChange={(event) => setAsked({ ...asked, comp: Number(event.currentTarget.value) })}
            >
              {MODEL_CODES.map((code) => {
                const own = priced.filter(({ model_code }) => model_code === code)
                return (
                  own.length > 0 && (
                    <optgroup key={code} label={modelName(code)}>
                      {own.map(({ id, trim_caption, price }) => (
                        <option key={id} value={id}>
                          {trim_caption}, {formatMoney(price ?? 0)}
                        </option>
                      ))}
                    </optgroup>
                  )
                )
              })}
            </Field>
            {offer ? (
              <CreditCalculator
                price={trim.price}
                offer={offer}
                onWish={(wish) => setAsked({ ...asked, ...wishOf(offer.plan), ...wish })}
              />
            ) : (
              <p className="lead">{creditMessages.none}.</p>
            )}
            <noscript>
              <SiteButton type="submit">Рассчитать</SiteButton>
            </noscript>
          </form>
          {schedule && <RepaymentTable plan={schedule} />}
          <div className={styles.small}>
            <CreditWarnings />
            <p className={styles.ways}>
              <RouteArrow to="configurator" hash={new URLSearchParams(build).toString()}>
                Собрать {trim.trim_caption}
              </RouteArrow>
            </p>
            <PriceNote />
          </div>
        </div>
      </section>
      <section id="budget" className="section" data-scene="light">
        <div className="wrap">
          <Budget
            trims={trims}
            programs={programs}
            prepayPercent={plan?.prepayPercent ?? USUAL_PREPAY}
            initial={asked.budget ?? USUAL_BUDGET}
          />
          <div className={styles.small}>
            <CreditWarnings />
          </div>
        </div>
      </section>
      <section id="ownership" className={`section ${styles.ownership}`}>
        <div className="wrap">
          <OwnershipCost
            key={trim.id}
            engine={trim.modification}
            price={trim.price}
            payment={plan?.payment.monthly ?? null}
          />
          <p className={`small muted ${styles.forCar}`}>
            Для {trim.trim_caption}
            {NBSP}— автомобиля из{NBSP}расчёта выше.
          </p>
        </div>
      </section>
    </>
  )
}

const USUAL_PREPAY = 30

const wishText = (wish: ReturnType<typeof wishOf>): Record<string, string> =>
  Object.fromEntries(Object.entries(wish).map(([key, value]) => [key, String(value)]))

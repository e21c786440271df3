import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '#src/components/field.tsx'
import { usePageTime } from '#src/components/hooks/use-page-time.ts'
import { lateMask } from '#src/components/forms/late-mask.ts'
import { ButtonLink, SiteButton } from '#src/components/site-button.tsx'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/names.ts'
import { serviceInterval } from '#src/content/warranty-and-service.ts'
import { worksOf } from '#src/content/service-plan.ts'
import { DAY_MASK, dayIn } from '#src/domain/day.ts'
import { formatDate, formatMonth, formatNumber } from '#src/domain/format.ts'
import { isModelCode, MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { RouteLink } from '#src/pages/shared/copy/links.tsx'
import {
  expectedVisit,
  nextVisit,
  readService,
  SERVICE_FIELDS,
  type Driving,
  type ServiceForm,
  type Visit,
} from '#src/domain/service-visit.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { typograf } from '#src/domain/typography.ts'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'
import { replaceQuery } from '#src/pages/shared/lists/replace-query.ts'
import { ServiceRuler } from '#src/pages/owners/service-ruler.tsx'
import { hrefTo } from '#src/routes.ts'
import fieldRow from '#src/pages/owners/field-row.module.css'
import styles from '#src/pages/owners/service-calculator.module.css'

const RULE = typograf(
  `Каждые ${formatNumber(serviceInterval.km)} км или раз в год — что наступит раньше. Назовите последнее обслуживание и пробег: посчитаем следующее.`,
)
const NOTE = typograf(
  'Интервал и перечень работ уточняются по сервисной книжке. Точный срок для вашего автомобиля дилер назовёт по VIN.',
)

/** Allows spaces around a pasted date. */
const DATE_LENGTH = 16

type Calculation = ServiceForm & { model: ModelCode }

const read = (get: (name: string) => string | null): Calculation => {
  const model = get('model')
  return { ...readService(get), model: model && isModelCode(model) ? model : MODEL_CODES[0] }
}

function readForm(element: HTMLFormElement): Calculation {
  const data = new FormData(element)
  return read((name) => String(data.get(name) ?? ''))
}

type CalculatorProps = { section: Section; query: URLSearchParams; action: string }

/** The same pure functions are used by the server for a submitted form and by the browser while typing. */
export function ServiceCalculator({ section, query, action }: CalculatorProps) {
  const [state, setState] = useState(() => read((name) => query.get(name)))
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { driving, model } = state
  const now = usePageTime()
  const today = now ? dayIn(DEFAULT_ZONE, now) : undefined
  const isAhead = driving !== null && today !== undefined && driving.date > today

  const change = () => {
    if (!form.current) return
    const next = readForm(form.current)
    if (!next.driving) {
      setState((before) => ({ ...before, model: next.model, problems: {} }))
      return
    }
    setState(next)
    replaceQuery({ model: next.model, ...next.fields })
  }
  /** An answer stays while a figure is being retyped, but not beside figures it does not answer. */
  const leave = () => {
    if (!form.current || !driving) return
    const next = readForm(form.current)
    if (!next.driving) setState(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const next = readForm(form.current)
    flushSync(() => setState(next))
    const wrong = SERVICE_FIELDS.find((field) => next.problems[field])
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
      return
    }
    replaceQuery({ model: next.model, ...next.fields })
    // On a phone it is below the first screen.
    answer.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section id={section.id} className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h1">Когда следующее обслуживание</h2>
          <p className="lead">{RULE}</p>
        </div>
        {/* Its fields are left, not the form. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          ref={form}
          className={`${fieldRow.row} ${styles.form}`}
          action={`${action}#${section.id}`}
          method="get"
          noValidate
          onSubmit={submit}
          onInput={change}
          onBlur={leave}
        >
          <Fields state={state} isAhead={isAhead} />
          <SiteButton type="submit" variant="ghost">
            Посчитать
          </SiteButton>
        </form>
        <div ref={answer} className={styles.live} aria-live="polite">
          {driving && !isAhead && <Answer driving={driving} model={model} today={today} />}
        </div>
        <p className={`small muted ${styles.note}`}>{NOTE}</p>
        <div className={styles.after}>
          <ButtonLink target={{ href: hrefTo('dealers') }}>Найти сервис</ButtonLink>
          <div>
            <h3 className="h3">{section.heading}</h3>
            <SectionText section={{ ...section, ctas: [] }} lead={false} />
          </div>
        </div>
      </div>
    </section>
  )
}

const KM = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const

type FieldsProps = { state: Calculation; isAhead: boolean }

const Fields = ({ state: { fields, problems, model }, isAhead }: FieldsProps) => (
  <>
    <Field as="select" label="Модель" name="model" defaultValue={model}>
      {MODEL_CODES.map((code) => (
        <option key={code} value={code}>
          {modelName(code)}
        </option>
      ))}
    </Field>
    <Field
      ref={lateMask}
      label="Последнее обслуживание, дд.мм.гггг"
      name="date"
      inputMode="numeric"
      autoComplete="off"
      maxLength={DATE_LENGTH}
      data-mask={DAY_MASK}
      defaultValue={fields.date}
      error={isAhead ? 'Эта дата ещё не наступила' : problems.date}
    />
    <Field label="Пробег тогда, км" name="last" {...KM} defaultValue={fields.last} error={problems.last} />
    <Field label="Сейчас на одометре, км" name="now" {...KM} defaultValue={fields.now} error={problems.now} />
  </>
)

type AnswerProps = { driving: Driving; model: ModelCode; today: string | undefined }

function Answer({ driving, model, today }: AnswerProps) {
  const visit = nextVisit(driving, serviceInterval)
  const fuels = new Set(modificationsOf(model).map(({ fuel }) => fuel))
  return (
    <div className={styles.answer}>
      <p className={`display num ${styles.due}`}>{dueText(visit, today)}</p>
      <Pace driving={driving} visit={visit} today={today} />
      <ServiceRuler driving={driving} visit={visit} interval={serviceInterval.km} />
      <div className={styles.works}>
        <h3 className="h3">
          ТО-{visit.number}, {modelName(model)}
        </h3>
        <ul>
          {worksOf(visit.number, fuels).map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
        <p className="muted">
          Цену дилер называет до{NBSP}начала работ. Сколько закладывать в{NBSP}год, показывает пример{' '}
          <RouteLink to="finance" hash="ownership" className="u">
            расходов на{NBSP}владение
          </RouteLink>
          .
        </p>
      </div>
    </div>
  )
}

/** Exceeded limits come first. */
function dueText({ latest, km, left }: Visit, today: string | undefined): string {
  const date = formatDate(latest)
  const distance = `${formatNumber(km)} км`
  const isLate = today !== undefined && today > latest
  if (isLate && left <= 0) return typograf(`Срок прошёл ${date}, и пробег уже больше ${distance}`)
  if (isLate) return typograf(`Срок прошёл ${date}`)
  return typograf(left > 0 ? `До ${date} или до ${distance}` : `Пора: пробег уже больше ${distance}`)
}

/** Only the nearest limit is given as a date: a mileage a year ahead is known to a month. */
function paceText(driving: Driving, visit: Visit, today: string): string {
  const expected = expectedVisit(driving, visit, today)
  if (!expected) return today > visit.latest ? 'Запишитесь при первой возможности.' : ''
  const { first, byPace } = expected
  if (first === 'km' && byPace) return `Раньше наступит пробег: вашим темпом около ${formatDate(byPace)}`
  const distance = `${formatNumber(visit.km)} км`
  const mileage = byPace ? `Вашим темпом ${distance} — около ${formatMonth(byPace)}` : ''
  return `Раньше наступит срок: ${formatDate(visit.latest)} ${mileage}`
}

function Pace({ driving, visit, today }: { driving: Driving; visit: Visit; today: string | undefined }) {
  const left =
    visit.left > 0
      ? `${today && today > visit.latest ? 'По пробегу осталось' : 'Осталось'} ${formatNumber(visit.left)}${NBSP}км.`
      : `Пробег больше срока на${NBSP}${formatNumber(-visit.left)}${NBSP}км.`
  return (
    <p className={`lead num ${styles.pace}`}>
      {left}
      {today && ` ${typograf(paceText(driving, visit, today))}`}
    </p>
  )
}

import { useRef, useState, type FormEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { facts } from '#src/content/models/facts.ts'
import type { Section } from '#src/content/copy.ts'
import { answerOf, lineOf, summaryOf, WALK } from '#src/domain/garage-words.ts'
import { DOOR, DOOR_LEAST, END, END_LEAST, fitOf, ROOF_LEAST, type Fit } from '#src/domain/garage-fit.ts'
import {
  metres,
  placeText,
  readFields,
  readGarage,
  SIDES,
  type GarageForm,
  type Side,
  type Size,
} from '#src/domain/garage-size.ts'
import type { ModelCode, ModelRecord } from '#src/domain/model.ts'
import { typograf } from '#src/domain/typography.ts'
import { HiddenFields } from '#src/pages/models/hidden-fields.tsx'
import { replaceQuery } from '#src/pages/shared/lists/replace-query.ts'
import { PlanInPlace, SideInPlace } from '#src/pages/models/in-place.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/models/garage.module.css'

const LABELS: Record<Side, string> = { length: 'Длина, м', width: 'Ширина, м', height: 'Высота, м' }

/** The thresholds behind the texts, so that a verdict can be checked with a tape measure. */
const RULES = typograf(
  `Ширина автомобиля — без зеркал, их складывают. Дверь открывается свободно, если рядом ${DOOR / 10} см, протиснуться можно в ${DOOR_LEAST / 10}. Спереди и сзади нужно хотя бы по ${END_LEAST / 10} см, свободно — по ${END / 10}; над крышей хотя бы ${ROOF_LEAST / 10} см. Пройти за машиной можно, если сзади ${WALK / 10} см.`,
)

type GarageProps = { models: readonly ModelRecord[]; section: Section; query: URLSearchParams; action: string }

/** "Поместится ли": one pure function is used by the server for a submitted form and by the browser while typing. */
export function Garage({ models, section, query, action }: GarageProps) {
  const [garage, setGarage] = useState(() => readGarage(query))
  const form = useRef<HTMLFormElement>(null)
  const { fields, problems, place } = garage

  const apply = () => {
    if (!form.current) return
    const next = read(form.current)
    setGarage(next)
    if (next.place) replaceQuery({ length: null, width: null, height: null, garage: placeText(next.place) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
    const wrong = SIDES.find((side) => problems[side])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const cars = models.map(({ code, name }) => ({ code, name, fit: place && fitOf(facts[code], place) }))
  const least = Math.min(...cars.map(({ fit }) => fit?.ends ?? 0))

  return (
    <section id={section.id} className={`section ${styles.garage}`}>
      <div className="wrap">
        <CopyHead section={section} />
        <form
          ref={form}
          className={styles.form}
          action={`${action}#${section.id}`}
          method="get"
          noValidate
          onSubmit={submit}
          onInput={apply}
        >
          <HiddenFields query={query} own={['garage']} />
          {SIDES.map((side) => (
            <SideField key={side} side={side} value={fields[side]} problem={problems[side]} />
          ))}
          <SiteButton type="submit" variant="ghost">
            Проверить
          </SiteButton>
        </form>

        <p className={`h2 ${styles.summary}`} aria-live="polite">
          {place
            ? summaryOf(cars.map(({ name, fit }) => ({ name, fit: fit! })))
            : 'Проверим, как только все три размера станут числами.'}
        </p>
        <details className={styles.fold} open={SIDES.some((side) => query.has(side)) || query.has('garage')}>
          <summary className={cx('fold-line', styles.rest)}>Сколько места останется</summary>
          {place && (
            <ul>
              {cars.map(({ code, name, fit }) => (
                <Car key={code} code={code} name={name} fit={fit!} place={place} isTightest={fit!.ends === least} />
              ))}
            </ul>
          )}
          <p className={`small muted ${styles.note}`}>
            {place &&
              `Место ${SIDES.map((side) => metres(place[side])).join(' × ')}\u00a0м, чертежи в\u00a0одном масштабе. `}
            {RULES}
          </p>
        </details>
      </div>
    </section>
  )
}

type SideFieldProps = { side: Side; value: string; problem: string | undefined }

const SideField = ({ side, value, problem }: SideFieldProps) => (
  <div className={styles.field} data-error={problem ? true : undefined}>
    <label htmlFor={`garage-${side}`}>{LABELS[side]}</label>
    <input
      id={`garage-${side}`}
      name={side}
      type="text"
      className="num"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      defaultValue={value}
      aria-invalid={problem ? true : undefined}
      aria-describedby={`garage-${side}-error`}
    />
    <p id={`garage-${side}-error`} className={styles.problem}>
      {problem}
    </p>
  </div>
)

function read(element: HTMLFormElement): GarageForm {
  const data = new FormData(element)
  const field = (side: Side) => String(data.get(side) ?? '').slice(0, 40)
  return readFields({ length: field('length'), width: field('width'), height: field('height') })
}

type CarProps = {
  code: ModelCode
  name: string
  fit: Fit
  place: Size
  /** The car with the least space: its drawing is visible at once. */
  isTightest: boolean
}

function Car({ code, name, fit, place, isTightest }: CarProps) {
  const { head, text } = answerOf(name, fit)
  const { verdict, room } = lineOf(name, fit)
  return (
    <li className={styles.car} data-fit={fit.verdict}>
      <details name="in-place" open={isTightest}>
        <summary className={cx('fold-line', styles.summaryLine)}>
          <h3 className={styles.verdict}>{verdict}</h3>
          <span className={`small muted ${styles.room}`}>{room}</span>
        </summary>
        <div className={styles.views}>
          <p className={`small ${styles.answer}`}>{text}</p>
          <PlanInPlace code={code} fit={fit} place={place} label={`${name} сверху. ${head}`} />
          <SideInPlace code={code} fit={fit} place={place} label={`${name} сбоку. ${head}`} />
        </div>
      </details>
    </li>
  )
}

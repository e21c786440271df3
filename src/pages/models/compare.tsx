import { useRef, useState, type FormEvent } from 'react'
import { track } from '#src/analytics/track.ts'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { Unsure, UnsureNote } from '#src/components/unsure.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { carSrc } from '#src/content/pictures/drawings.ts'
import { chosenOf, differs, isBest, MIN_COMPARED, withPlace } from '#src/domain/compare.ts'
import { FRAME } from '#src/domain/frames.ts'
import { withSoftHyphens } from '#src/domain/hyphenation.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { MODEL_CODES, type ModelCode, type ModelRecord } from '#src/domain/model.ts'
import { SideContour } from '#src/pages/models/contours.tsx'
import { HiddenFields } from '#src/pages/models/hidden-fields.tsx'
import { replaceQuery } from '#src/pages/shared/lists/replace-query.ts'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { rows, type Cell, type Row } from '#src/pages/models/rows.ts'
import { Tool } from '#src/pages/models/tool.tsx'
import styles from '#src/pages/models/compare.module.css'

/** The default comparison: from the smallest to the largest model with a price. */
const DEFAULT: readonly ModelCode[] = ['g70', 'gv70', 'g90']
const FIELDS = ['c1', 'c2', 'c3'] as const

export type Choice = { codes: ModelCode[]; only: boolean }

/**
 * From the short form, or from the fields of a form sent without scripts; at least two, so that there is a comparison.
 */
export function readChoice(query: { get: (name: string) => string | null }): Choice {
  const sent = FIELDS.map((name) => query.get(name)).filter(Boolean)
  const given = sent.length > 0 ? sent.join(',') : query.get('compare')
  const codes = chosenOf(given, MODEL_CODES)
  if (codes.length === 0) return { codes: [...DEFAULT], only: query.get('only') === '1' || !given }
  const filled = codes.length < MIN_COMPARED ? [...codes, ...DEFAULT.filter((code) => !codes.includes(code))] : codes
  return { codes: codes.length < MIN_COMPARED ? filled.slice(0, MIN_COMPARED) : codes, only: query.get('only') === '1' }
}

type CompareProps = { models: readonly ModelRecord[]; section: Section; query: URLSearchParams; action: string }

/** Two or three models side by side. Without scripts it is a form whose answer the server renders. */
export function Compare({ models, section, query, action }: CompareProps) {
  const [choice, setChoice] = useState(() => readChoice(query))
  const form = useRef<HTMLFormElement>(null)
  const { codes, only } = choice
  const cells = rows.map((row) => ({ row, list: codes.map((code) => row.of(code)) }))
  const isSame = ({ list }: (typeof cells)[number]) => !differs(list.map(({ text }) => text))
  const same = cells.filter(isSame)
  const shown = only ? cells.filter((row) => !isSame(row)) : cells

  const isReported = useRef(false)
  const apply = (changed?: EventTarget) => {
    if (!form.current) return
    if (!isReported.current) track('compare_open', { place: 'models' })
    isReported.current = true
    const next = read(form.current, changed, codes)
    setChoice(next)
    replaceQuery({ c1: null, c2: null, c3: null, compare: next.codes.join(','), only: next.only ? '1' : null })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }

  return (
    <Tool section={section} open={['compare', 'only', ...FIELDS].some((name) => query.has(name))}>
      <form
        ref={form}
        action={`${action}#${section.id}`}
        method="get"
        onSubmit={submit}
        onChange={({ target }) => apply(target)}
      >
        <HiddenFields query={query} own={['compare', 'only']} />
        <table className={cx('num', styles.table, chosenOfList(models, codes).length === 2 && styles.two)}>
          <caption className="vh">Сравнение моделей</caption>
          <CompareHead models={models} choice={choice} />
          <tbody>
            {shown.map(({ row, list }) => (
              <CompareRow key={row.label} row={row} list={list} />
            ))}
          </tbody>
        </table>
        {/* Rows of a table cannot stand in it: its state shows them (compare.module.css). */}
        <details className={styles.all}>
          <summary className="fold-line">Все строки</summary>
        </details>
      </form>
      <p className={`small muted ${styles.same}`} aria-live="polite">
        {only &&
          same.length > 0 &&
          `Одинаковое скрыто: ${same.map(({ row, list }) => `${lower(row.label)} ${wordsOf(list[0])}`).join('; ')}.`}
      </p>
      <UnsureNote />
      <PriceNote />
    </Tool>
  )
}

/** A common value, with its unit. */
const wordsOf = (cell: Cell | undefined): string => (cell ? [cell.text, cell.unit].filter(Boolean).join('\u00a0') : '')

/** Choices are read from the form's events, so the controls' own handlers do nothing. */
function CompareHead({ models, choice: { codes, only } }: { models: readonly ModelRecord[]; choice: Choice }) {
  return (
    <thead>
      <tr>
        <td>
          <label className={styles.only}>
            <input type="checkbox" name="only" value="1" checked={only} onChange={() => {}} />
            <span>Только отличия</span>
          </label>
          <SiteButton type="submit" size="small" variant="ghost" className={styles.submit}>
            Сравнить
          </SiteButton>
        </td>
        {FIELDS.map((name, index) => (
          <th key={name} scope="col" className={codes[index] ? undefined : styles.empty}>
            <label className={styles.choice}>
              <span className="vh">Модель {index + 1}</span>
              <select name={name} value={codes[index] ?? ''} onChange={() => {}}>
                {index >= MIN_COMPARED && <option value="">нет</option>}
                {models.map(({ code, name: title }) => (
                  <option key={code} value={code}>
                    {title}
                  </option>
                ))}
              </select>
              <Icon name="chevron" className={styles.chevron} />
            </label>
            <CarLink model={chosenOfList(models, codes)[index]} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

const CarLink = ({ model }: { model: ModelRecord | undefined }) =>
  model && (
    <HrefLink href={model.href} className={styles.picture}>
      {isDrawn(model.code) ? (
        <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className={styles.outline} aria-hidden="true">
          <image href={carSrc(model.code, 'line')} width={FRAME.width} height={FRAME.height} />
          <SideContour code={model.code} x={FRAME.bumper} y={FRAME.ground} />
        </svg>
      ) : (
        <CarPicture code={model.code} view="line" decorative />
      )}
      <span className="vh">Подробнее о&nbsp;{model.name}</span>
    </HrefLink>
  )

const chosenOfList = (models: readonly ModelRecord[], codes: readonly ModelCode[]): ModelRecord[] =>
  codes.flatMap((code) => models.find((model) => model.code === code) ?? [])

/** The form's values; if a model is already in another column, the two are swapped. */
function read(element: HTMLFormElement, changed: EventTarget | undefined, before: readonly ModelCode[]): Choice {
  const data = new FormData(element)
  const get = (name: string) => (data.get(name) as string | null) || null
  const place = changed instanceof HTMLSelectElement ? FIELDS.findIndex((name) => name === changed.name) : -1
  const shown: (string | null)[] = FIELDS.map((_, index) => before[index] ?? null)
  const columns = place < 0 ? FIELDS.map(get) : withPlace(shown, place, get(FIELDS[place]!))
  const chosen = new Map<string, string | null>(FIELDS.map((name, index) => [name, columns[index] ?? null]))
  return readChoice({ get: (name) => (chosen.has(name) ? chosen.get(name)! : get(name)) })
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

function CompareRow({ row, list }: { row: Row; list: ReturnType<Row['of']>[] }) {
  const values = list.map(({ value }) => value)
  const max = Math.max(...values.map((value) => value ?? 0))
  return (
    <tr className={row.isChief ? undefined : styles.more}>
      <th scope="row">
        {row.label}
        {row.unsure && <Unsure />}
      </th>
      {list.map(({ text, unit, value }, index) => {
        const best = isBest(value, values, row.better)
        return (
          // Columns have no name but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={index} className={value === null ? styles.words : undefined}>
            <b>
              {value === null ? withSoftHyphens(text) : text}
              {unit && (
                <small>
                  {NBSP}
                  {unit}
                </small>
              )}
              {best && <span className="vh">, преимущество</span>}
            </b>
            {value !== null && (
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  width={Math.round((value / max) * 1000) / 10}
                  height="2"
                  className={best ? styles.top : undefined}
                />
              </svg>
            )}
          </td>
        )
      })}
      {/* A row is as wide as the head, whose last model may not be chosen: its cell is empty. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      {list.length < FIELDS.length && <td />}
    </tr>
  )
}

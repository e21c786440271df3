import { sourceMarks } from '#src/analytics/source-marks.ts'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { Icon } from '#src/components/icon.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { seen as texts } from '#src/content/forms.ts'
import { passedFieldNames } from '#src/content/passed-fields.ts'
import { passedGroups, type PassedField } from '#src/domain/passed-fields.ts'
import styles from './seen-by-dealer.module.css'

type SeenByDealerProps = {
  form: Pick<LeadForm, 'type' | 'place' | 'valueOf'>
  /**
   * In words: what is chosen outside the form, and what its fields contain as a number («Волга Премиум» for a dealer).
   */
  words?: Partial<Record<PassedField, string>>
  /** Nothing is passed to a dealer: the list says what the distributor gets. */
  nobody?: boolean
}

type Row = { name: PassedField; value: string }

/** Shown before sending: every field that will be sent, as typed, and what is sent without a visible field (U7). */
export function SeenByDealer({ form, words = {}, nobody = false }: SeenByDealerProps) {
  // The server knows nothing of the visit, and without scripts the list cannot follow the typing.
  const isLive = useInBrowser()
  const { written, consents, source, service } = passedGroups(form.type)
  const ticked = (name: string): string => (isLive ? (form.valueOf(name) ? texts.yes : texts.no) : texts.asTicked)
  const typed = (name: PassedField): string =>
    words[name] || form.valueOf(name) || (isLive ? texts.empty : texts.asTyped)
  const marks = new Map(Object.entries({ ...(isLive && sourceMarks()), place: form.place }))
  const rows: Row[] = [
    // The name of the wanted car is its model name.
    ...written
      .filter((name) => name !== 'tradeInModelName')
      .map((name) => ({ name, value: name === 'licence' ? ticked(name) : typed(name) })),
    ...consents.map((name) => ({ name, value: ticked(name) })),
    ...source.flatMap((name) => ({ name, value: marks.get(name) ?? '' })).filter(({ value }) => value),
  ]
  const added = service.map((name) => passedFieldNames[name].toLowerCase()).join(', ')
  return (
    <details className={styles.seen}>
      <summary>
        {texts.title}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      {nobody && <p className="small">{texts.nobody}</p>}
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{passedFieldNames[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="label muted">
        {texts.added(added)} {nobody ? texts.nobodyNote : texts.note}
      </p>
    </details>
  )
}

import { useState, type ReactNode } from 'react'
import { finder, finderParts, SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { modelName } from '#src/content/models/names.ts'
import { Field } from '#src/components/field.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import type { City, DealerService } from '#src/domain/dealer.ts'
import { toggled } from '#src/domain/dealer-filters.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { FilterState } from '#src/pages/shared/dealers/finder/use-filters.ts'
import styles from '#src/pages/shared/dealers/finder/filters.module.css'

/** The most frequent ones; other services may be set by an address. */
const OFFERED: readonly DealerService[] = ['service', 'tradeIn', 'body', 'certified', 'testDrive']

type FiltersProps = Pick<FilterState, 'filters' | 'choose'> & {
  cities: readonly City[]
  /** The page's own address. */
  path: string
  /** Anchor of the list, for a form sent without scripts. */
  anchor: string
  /** A service every dealer of the page has. */
  common?: DealerService | undefined
  /** Another way to choose a place, before the city. */
  children?: ReactNode
}

/** A GET form without scripts; with them every change is applied at once, so it needs no button. */
export function Filters({ filters, choose, cities, path, anchor, common, children }: FiltersProps) {
  const offered = OFFERED.filter((service) => service !== common)
  const services = [...offered, ...filters.services.filter((service) => !offered.includes(service))]
  const conditions = filters.services.length + filters.models.length
  // Only initially: what the visitor opens or collapses stays so.
  const [hasConditions] = useState(conditions > 0)
  const isKnown = cities.some(({ code }) => code === filters.city)
  return (
    <form
      action={`${path}#${anchor}`}
      method="get"
      aria-label={finderParts.form}
      className={styles.form}
      data-screen
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <Field
        as="select"
        label={finder.city}
        name="city"
        className={styles.city}
        value={isKnown ? (filters.city ?? '') : ''}
        onChange={({ currentTarget: { value } }) => choose({ ...filters, city: value || null })}
      >
        <option value="">{finder.everyCity}</option>
        {cities.map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </Field>
      <Chip name="open" value="1" checked={filters.open} onChange={(open) => choose({ ...filters, open })}>
        {finder.open}
      </Chip>
      <details className={styles.conditions} open={hasConditions}>
        <summary className="fold-line">
          <span>
            {finder.conditions}
            {conditions > 0 && <span className="num muted"> · {conditions}</span>}
          </span>
        </summary>
        <div className={styles.groups}>
          <fieldset className={styles.group}>
            <legend className="small muted">{finder.services}</legend>
            <div className={styles.chips}>
              {services.map((service) => (
                <Chip
                  key={service}
                  name="service"
                  value={service}
                  checked={filters.services.includes(service)}
                  onChange={(on) => choose({ ...filters, services: toggled(filters.services, service, on) })}
                >
                  {SERVICE_NAMES[service]}
                </Chip>
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.group}>
            <legend className="small muted">{finder.models}</legend>
            <div className={styles.chips}>
              {MODEL_CODES.map((code) => (
                <Chip
                  key={code}
                  name="model"
                  value={code}
                  checked={filters.models.includes(code)}
                  onChange={(on) => choose({ ...filters, models: toggled(filters.models, code, on) })}
                >
                  {modelName(code)}
                </Chip>
              ))}
            </div>
          </fieldset>
        </div>
      </details>
      <SiteButton type="submit" variant="ghost" size="small" className={styles.submit}>
        {finder.show}
      </SiteButton>
    </form>
  )
}

type ChipProps = {
  name: string
  value: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: string
}

const Chip = ({ name, value, checked, onChange, children }: ChipProps) => (
  <label className={styles.chip}>
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
)

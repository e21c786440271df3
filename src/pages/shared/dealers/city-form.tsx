import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Field } from '#src/components/field.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import type { City } from '#src/domain/dealer.ts'
import styles from '#src/pages/shared/dealers/city-form.module.css'

type CityFormProps = {
  cities: readonly City[]
  chosen: string | null
  /** The page's own address. */
  path: string
  /** Anchor of the list, for a form sent without scripts. */
  anchor?: string
}

/** The choice of a city as a plain form: submitted by the browser without scripts, a navigation with them. */
export function CityForm({ cities, chosen, path, anchor }: CityFormProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const city = String(new FormData(event.currentTarget).get('city') ?? '')
    const address = city ? `${path}?city=${encodeURIComponent(city)}` : path
    const current = chosen ? `${path}?city=${encodeURIComponent(chosen)}` : path
    if (address !== current) void navigate(address)
  }
  return (
    <form action={anchor ? `${path}#${anchor}` : path} method="get" className={styles.form} onSubmit={submit}>
      {/* A new choice in the address resets the initial choice here. */}
      <Field key={chosen ?? ''} as="select" label="Город" name="city" defaultValue={chosen ?? ''}>
        <option value="">Все города</option>
        {cities.map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </Field>
      <SiteButton type="submit" variant="ghost" size="small">
        Показать
      </SiteButton>
    </form>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { Field } from '#src/components/field.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { tradeIn as texts } from '#src/content/trade-in.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'

type DealerFieldsProps = { form: LeadForm; cities: readonly City[]; dealers: readonly Dealer[] }

/**
 * Dealers of the chosen city, a single one preselected; before a city is chosen, and without scripts, all
 * of them by city. A dealer sets the city; without scripts the server does the same (backend/leads/place.ts).
 */
export function DealerFields({ form, cities, dealers }: DealerFieldsProps) {
  // A list that cannot follow the city has to contain all dealers, and keeps what was chosen in it.
  const isLive = useInBrowser()
  const cityId = form.valueOf('city_id')
  const given = form.valueOf('dealer_id')
  const city = form.field('city_id')
  // Controlled by React: its options change with the city.
  const { defaultValue: _, ...dealer } = form.field('dealer_id')
  const of = (id: string) => dealers.filter(({ city_id }) => String(city_id) === id)
  const sole = soleOf(of(cityId))
  const fitting = fittingDealer(cityId ? of(cityId) : dealers, given) ?? sole
  const setDealer = useEffectEvent((id: string) => form.setValue('dealer_id', id))
  const isLoaded = dealers.length > 0
  useEffect(() => {
    if (isLoaded && given !== fitting) setDealer(fitting)
  }, [isLoaded, given, fitting])
  return (
    <>
      <Field as="select" {...city} label={texts.city}>
        <option value="">{texts.anyCity}</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        {...dealer}
        value={isLive ? fitting : given || sole}
        onChange={(event) => {
          const own = dealers.find(({ id }) => String(id) === event.target.value)
          if (own && !cityId) form.setValue('city_id', String(own.city_id))
          return dealer.onChange(event)
        }}
        label={texts.dealer}
        hint={isLive ? sole && texts.soleDealer : texts.cityOfDealer}
      >
        <option value="">{texts.anyDealer}</option>
        {isLive && cityId ? (
          <DealerOptions dealers={of(cityId)} />
        ) : (
          cities.map(({ id, name }) => (
            <optgroup key={id} label={name}>
              <DealerOptions dealers={of(String(id))} />
            </optgroup>
          ))
        )}
      </Field>
    </>
  )
}

const soleOf = ([first, ...others]: readonly Dealer[]): string => (first && others.length === 0 ? String(first.id) : '')

const fittingDealer = (dealers: readonly Dealer[], given: string): string | undefined =>
  dealers.some(({ id }) => String(id) === given) ? given : undefined

const DealerOptions = ({ dealers }: { dealers: readonly Dealer[] }) =>
  dealers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

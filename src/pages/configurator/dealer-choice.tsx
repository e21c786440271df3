import { useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { Field } from '#src/components/field.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { byDistance, formatDistance, type Place } from '#src/domain/geo.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { DEFAULT_ZONE, openHoursOf } from '#src/domain/opening-hours.ts'
import { Option } from '#src/pages/configurator/option.tsx'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { NearestButton } from '#src/pages/parts/dealers/nearest.tsx'
import { OpenNow } from '#src/pages/parts/dealers/open-now.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

const SHOWN = 4

/**
 * City, then dealer: the nearest first, with distance and hours by the dealer's own clock. Distances are from the middle
 * of the city, or from the visitor once he has let the browser tell where he is.
 */
export function DealerChoice({ car, onChoose }: { car: Car; onChoose: (change: Partial<Choice>) => void }) {
  const cities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealers[dealerListKey()])
  const [here, setHere] = useState<Place | null>(null)
  const isInBrowser = useInBrowser()
  if (!cities || !dealers) return null
  const { choice } = car
  const city = cities.find(({ id }) => id === choice.city)
  const selling = dealers.filter(({ services }) => services.includes('sales'))
  const from = here ?? city
  const near = from ? byDistance(from, selling).slice(0, SHOWN) : []
  // The chosen one stays on the list, however far it is.
  const shown = near.some(({ item }) => item.id === choice.dealer)
    ? near
    : [...near, ...(from ? byDistance(from, selling).filter(({ item }) => item.id === choice.dealer) : [])]
  const find = (place: Place) => {
    setHere(place)
    const nearest = byDistance(place, selling)[0]?.item
    if (nearest) onChoose({ city: nearest.city_id, dealer: nearest.id })
  }
  return (
    <div className={styles.dealers}>
      <h3 className="h3">Город и дилер</h3>
      <Field
        as="select"
        label="Город"
        name="city"
        value={city?.id ?? ''}
        onChange={(event) => {
          const id = Number(event.currentTarget.value) || null
          const chosen = cities.find((one) => one.id === id)
          setHere(null)
          onChoose({ city: id, dealer: chosen ? (byDistance(chosen, selling)[0]?.item.id ?? null) : null })
        }}
      >
        <option value="">Выберите город</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      {isInBrowser ? (
        <NearestButton onFound={find} />
      ) : (
        <button type="submit" name="slide" value={SLIDE.summary} className={styles.textButton}>
          {city ? 'Выбрать этого дилера' : 'Показать дилеров'}
        </button>
      )}
      {shown.length > 0 && (
        <fieldset>
          <legend className="vh">Дилер</legend>
          {shown.map(({ item, km }) => (
            <Option
              key={item.id}
              name="dealer"
              value={String(item.id)}
              checked={item.id === choice.dealer}
              onChange={() => {
                track('dealer_select', { dealer: item.id })
                onChoose({ city: choice.city ?? item.city_id, dealer: item.id })
              }}
            >
              <span className={styles.title}>{item.name}</span>
              <span className={styles.fact}>{item.address}</span>
              <span className={`${styles.fact} num`}>
                {formatDistance(km)} {here || !city ? `от${NBSP}вас` : `от${NBSP}центра: ${city.name}`}
              </span>
              <OpenNow
                hours={openHoursOf(item)}
                timeZone={cities.find(({ id }) => id === item.city_id)?.timezone ?? DEFAULT_ZONE}
                {...(styles.fact && { className: styles.fact })}
              />
            </Option>
          ))}
        </fieldset>
      )}
    </div>
  )
}

import { track } from '#src/analytics/track.ts'
import { Field } from '#src/components/field.tsx'
import { byDistance, formatDistance } from '#src/domain/geo.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { Option } from '#src/pages/configurator/option.tsx'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { OpenNow } from '#src/pages/parts/dealers/open-now.tsx'
import { openHoursOf } from '#src/pages/parts/dealers/dealer-row.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

const SHOWN = 4

/** City, then dealer: the nearest first, with distance and hours by the dealer's own clock. */
export function DealerChoice({ car, onChoose }: { car: Car; onChoose: (change: Partial<Choice>) => void }) {
  const cities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealers[dealerListKey()])
  if (!cities || !dealers) return null
  const { choice } = car
  const city = cities.find(({ id }) => id === choice.city)
  const selling = dealers.filter(({ services }) => services.includes('sales'))
  const near = city ? byDistance(city, selling).slice(0, SHOWN) : []
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
      {city && (
        <fieldset>
          <legend className="vh">Дилер</legend>
          {near.map(({ item, km }) => (
            <Option
              key={item.id}
              name="dealer"
              value={String(item.id)}
              checked={item.id === choice.dealer}
              onChange={() => {
                track('dealer_select', { dealer: item.id })
                onChoose({ dealer: item.id })
              }}
            >
              <span className={styles.title}>{item.name}</span>
              <span className={styles.fact}>{item.address}</span>
              <span className={`${styles.fact} num`}>
                {formatDistance(km)} от{NBSP}центра: {city.name}
              </span>
              <OpenNow
                hours={openHoursOf(item)}
                timeZone={cities.find(({ id }) => id === item.city_id)?.timezone ?? city.timezone}
                {...(styles.fact && { className: styles.fact })}
              />
            </Option>
          ))}
        </fieldset>
      )}
    </div>
  )
}

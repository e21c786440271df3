import { ARROW_GROUP, ArrowHint } from '#src/components/arrow-hint.tsx'
import { useEffect, useState } from 'react'
import { moveByArrows, stopOf } from '#src/components/arrow-keys.ts'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { deferred } from '#src/components/deferred.tsx'
import { Answer, Answers, stepAddress } from '#src/components/test-drive/answers.tsx'
import { dealersWith } from '#src/components/test-drive/choice.ts'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { modelName } from '#src/content/models/summary.ts'
import { state as stateTexts } from '#src/content/page-texts.ts'
import { booking as texts, citiesWith, fromCenter } from '#src/content/test-drive.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { dayText, fullDayText } from '#src/domain/schedule.ts'
import type { NearestSlot } from '#src/domain/shapes/visitor-request.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { nearestKey } from '#src/stores/schedule.ts'
import styles from './dealer-step.module.css'

/** Where the cities are, until one is chosen. */
const CountryMap = deferred(async () => (await import('#src/components/city-map/country-map.tsx')).CountryMap)

/** The city, then its dealers that have the car; the soonest free hour nearby is one click away. */
export function DealerStep({ booking }: { booking: Booking }) {
  const { cities, dealers, choice, isLoading } = booking
  const nearest = useNearest(booking)
  const [looked, setLooked] = useState<string | null>(null)
  if (!cities || !dealers)
    return isLoading ? <p className="muted">{stateTexts.loading}</p> : <NoLists retry={booking.loadLists} />
  const able = dealersWith(dealers, choice.model)
  const shownCities = cities.filter(({ id }) => able.some(({ city_id }) => city_id === id))
  const shown = able.filter(({ city_id }) => String(city_id) === choice.city_id)
  const soonest = nearest[0]
  const soonestDealer = able.find(({ id }) => id === soonest?.dealer_id)
  return (
    <>
      <Cities booking={booking} cities={shownCities} onLook={setLooked} />
      {choice.model && shownCities.length > 0 && shownCities.length < offered(cities, dealers) && (
        <p className={`small muted ${styles.some}`}>{citiesWith(modelName(choice.model), shownCities.length)}</p>
      )}
      {choice.city_id && shown.length === 0 && <p className={styles.none}>{texts.noDealers}</p>}
      {soonest && soonestDealer && <Soonest booking={booking} slot={soonest} dealer={soonestDealer} />}
      {shown.length > 0 && <Dealers booking={booking} dealers={shown} nearest={nearest} />}
      {!choice.city_id && (
        <div className={styles.map}>
          <CountryMap
            cities={shownCities}
            found={able}
            hrefOfCity={({ id }) => stepAddress({ ...choice, city_id: String(id) }, 2)}
            onCity={({ id }) => booking.choose({ city_id: String(id) })}
            selected={null}
            looked={looked}
            onLook={setLooked}
          />
        </div>
      )}
    </>
  )
}

/** In how many cities any car can be driven. */
const offered = (cities: readonly City[], dealers: readonly Dealer[]): number =>
  cities.filter(({ id }) => dealers.some(({ city_id }) => city_id === id)).length

const NoLists = ({ retry }: { retry: () => void }) => (
  <div className={styles.question}>
    <p role="alert">
      {texts.noLists} <SupportLine />
    </p>
    <SiteButton variant="ghost" arrow={false} onClick={retry}>
      {texts.again}
    </SiteButton>
  </div>
)

type CitiesProps = { booking: Booking; cities: readonly City[]; onLook: (code: string | null) => void }

function Cities({ booking, cities, onLook }: CitiesProps) {
  const { city_id } = booking.choice
  const hasArrows = useInBrowser()
  // One tab stop, arrows move between cities; without scripts every city must be reachable by Tab alone.
  const stop = stopOf(
    cities.map(({ id }) => String(id)),
    city_id,
  )
  return (
    <Answers booking={booking} hiddenFields={['model']} className={styles.question}>
      <fieldset {...ARROW_GROUP}>
        <legend className={styles.legend}>
          {texts.city}
          <ArrowHint />
        </legend>
        {/* The cities themselves are focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className={styles.cities} onKeyDown={moveByArrows}>
          {cities.map(({ id, name, code }) => (
            <Answer
              key={id}
              booking={booking}
              name="city_id"
              value={String(id)}
              aria-pressed={city_id === String(id)}
              tabIndex={hasArrows && String(id) !== stop ? -1 : 0}
              className={styles.city}
              onPointerEnter={() => onLook(code)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(code)}
            >
              {name}
            </Answer>
          ))}
        </div>
      </fieldset>
    </Answers>
  )
}

type DealersProps = { booking: Booking; dealers: readonly Dealer[]; nearest: readonly NearestSlot[] }

const Dealers = ({ booking, dealers, nearest }: DealersProps) => (
  <Answers booking={booking} hiddenFields={['model', 'city_id']}>
    <fieldset>
      <legend className={styles.legend}>{texts.dealers}</legend>
      <ul className={styles.dealers}>
        {dealers.map((dealer) => (
          <li key={dealer.id}>
            <Answer
              booking={booking}
              name="dealer_id"
              value={String(dealer.id)}
              aria-pressed={booking.choice.dealer_id === String(dealer.id)}
              className={styles.dealer}
            >
              <span className="h3">{dealer.name}</span>
              <span className="small muted">
                {dealer.address}
                {dealer.metro && `, ${dealer.metro}`}
              </span>
              <FreeFrom slot={nearest.find(({ dealer_id }) => dealer_id === dealer.id)} />
            </Answer>
          </li>
        ))}
      </ul>
    </fieldset>
  </Answers>
)

const NONE: NearestSlot[] = []

function useNearest({ choice: { city_id, model } }: Booking): NearestSlot[] {
  const store = useAppStore()
  const slots = useAppState((state) => (city_id && model ? state.nearestSlots[nearestKey(city_id, model)] : undefined))
  useEffect(() => {
    if (city_id && model) void dataActions(store).loadNearestSlots(city_id, model)
  }, [store, city_id, model])
  return slots ?? NONE
}

const FreeFrom = ({ slot }: { slot: NearestSlot | undefined }) =>
  slot && (
    <span className="small num">
      {fromCenter(slot.distance_km)}. {texts.nearestOf} {dayText(slot.date)}, {slot.time}
    </span>
  )

type SoonestProps = { booking: Booking; slot: NearestSlot; dealer: Dealer }

/** Dealer, day and hour in one click. */
function Soonest({ booking, slot: { date, time, distance_km }, dealer }: SoonestProps) {
  const isAway = String(dealer.city_id) !== booking.choice.city_id
  const cityName = booking.cities?.find(({ id }) => id === dealer.city_id)?.name
  return (
    <Answers booking={booking} hiddenFields={['model']} className={styles.soonest}>
      <input type="hidden" name="city_id" value={dealer.city_id} />
      <input type="hidden" name="dealer_id" value={dealer.id} />
      <input type="hidden" name="date" value={date} />
      <Answer
        booking={booking}
        name="time"
        value={time}
        also={{ city_id: String(dealer.city_id), dealer_id: String(dealer.id), date }}
        className={styles.soonestButton}
      >
        <span className="label">{texts.nearest}</span>
        <span className="h3 num">
          {fullDayText(date)}, {time}
        </span>
        <span className="small num">
          {[dealer.name, isAway && cityName, fromCenter(distance_km)].filter(Boolean).join(', ')}
        </span>
      </Answer>
    </Answers>
  )
}

import { track } from '#src/analytics/track.ts'
import { Field } from '#src/components/field.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { orderTexts as texts } from '#src/content/order-texts.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { formatDistance } from '#src/domain/geo.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { Option } from '#src/pages/configurator/option.tsx'
import type { NearDealer, OrderPlace } from '#src/pages/configurator/order/use-order-place.ts'
import { NearestButton } from '#src/pages/shared/dealers/nearest.tsx'
import { OpenNow } from '#src/pages/shared/dealers/open-now.tsx'
import styles from '#src/pages/configurator/order/order.module.css'

/** Id of the form that requests the dealers of another city without scripts: no input is sent with it. */
export const CITY_FORM = 'order-city'

type DealerFieldsProps = {
  form: LeadForm
  place: OrderPlace
  onChoose: (change: Pick<Choice, 'city' | 'dealer'>) => void
}

/** The first fields of the request: city, then dealer. The nearest one is preselected once a city is known. */
export function DealerFields({ form, place, onChoose }: DealerFieldsProps) {
  const isInBrowser = useInBrowser()
  const { cities, city, own, others, dealer } = place
  return (
    <div className={styles.place}>
      <Field
        as="select"
        {...form.choice('city_id')}
        label="Город"
        name="city"
        form={CITY_FORM}
        value={city?.id ?? ''}
        onChange={(event) => {
          place.forget()
          onChoose({ city: Number(event.currentTarget.value) || null, dealer: null })
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
        <NearestButton
          onFound={(here) => {
            const found = place.find(here)
            if (found) onChoose(found)
          }}
        />
      ) : (
        <noscript>
          <button type="submit" form={CITY_FORM} className={styles.textButton}>
            {texts.showDealers}
          </button>
          <p className="small muted">{dealer ? texts.dealersAnew : texts.dealersFirst}</p>
        </noscript>
      )}
      {dealer && (
        <Dealers form={form}>
          {own.map((near) => (
            <DealerOption key={near.item.id} near={near} place={place} onChoose={onChoose} />
          ))}
          {others.length > 0 &&
            (own.length > 0 ? (
              <details className={styles.others} open={others.some(({ item }) => item.id === dealer.id) || undefined}>
                <summary>{texts.moreDealers}</summary>
                {others.map((near) => (
                  <DealerOption key={near.item.id} near={near} place={place} onChoose={onChoose} />
                ))}
              </details>
            ) : (
              others.map((near) => <DealerOption key={near.item.id} near={near} place={place} onChoose={onChoose} />)
            ))}
        </Dealers>
      )}
    </div>
  )
}

function Dealers({ form, children }: { form: LeadForm; children: React.ReactNode }) {
  const { id, error } = form.choice('dealer_id')
  return (
    <fieldset id={id} {...(error && { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': `${id}-error` })}>
      <legend className={styles.legend}>Дилер</legend>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type DealerOptionProps = { near: NearDealer } & Pick<DealerFieldsProps, 'place' | 'onChoose'>

function DealerOption({ near: { item, km }, place: { cities, city, here, dealer }, onChoose }: DealerOptionProps) {
  const own = cities.find(({ id }) => id === item.city_id)
  const isElsewhere = own && own.id !== city?.id
  const from = here || !city ? `от${NBSP}вас` : `от${NBSP}центра ${city.name_of ?? 'города'}`
  return (
    <Option
      name="dealer_id"
      value={String(item.id)}
      checked={item.id === dealer?.id}
      onChange={() => {
        track('dealer_select', { dealer: item.id })
        onChoose({ city: city?.id ?? item.city_id, dealer: item.id })
      }}
    >
      <span className={styles.name}>{item.name}</span>
      <span className={styles.fact}>
        {isElsewhere && `${own.name}, `}
        {item.address}
      </span>
      <span className={`${styles.fact} num`}>
        {formatDistance(km)} {from}
      </span>
      <OpenNow
        as="span"
        timetable={dealerTimetable(item)}
        timeZone={own?.timezone ?? DEFAULT_ZONE}
        {...(styles.fact && { className: styles.fact })}
      />
    </Option>
  )
}

import { useEffect, useId, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { Field } from '#src/components/field.tsx'
import { Choices } from '#src/components/forms/choices.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm, wideField } from '#src/components/forms/lead-form.tsx'
import { MILEAGE_MASK } from '#src/components/forms/masks.ts'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm, type LeadForm as Form } from '#src/components/forms/use-lead-form.ts'
import { models } from '#src/content/models/summary.ts'
import { ownBrands, ownModelsOf } from '#src/content/own-cars.ts'
import { tradeIn as texts } from '#src/content/trade-in.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { tradeInShape } from '#src/domain/shapes/lead.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions, useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from './trade-in-form.module.css'

export type TradeInSent = { receipt: LeadReceipt; dealer: string }

type TradeInFormProps = {
  place: string
  /** The new car that the opener or its page already names; without it nothing is chosen beforehand. */
  wanted?: ModelCode | undefined
  onSent: (sent: TradeInSent) => void
  /** Called as the visitor names the own car: «Седан 2017 года». */
  onOwnCar?: (text: string) => void
}

const YEAR_MASK = '____'
const VIN_LENGTH = 17

const modelOptions = models.filter(({ tradeIn }) => tradeIn).map(({ id, name }) => ({ value: String(id), label: name }))

const idOf = (code: ModelCode | undefined): string | undefined => {
  const model = models.find((item) => item.code === code && item.tradeIn)
  return model && String(model.id)
}

/**
 * The old car for a new one. The store's wanted model is 1 at first (specification 4), for whoever opens the form; the
 * form itself ticks only what the visitor or the opener has chosen.
 */
export function TradeInForm({ place, wanted, onSent, onOwnCar }: TradeInFormProps) {
  const { setTradeInModel } = useActions()
  const { cities, dealers } = useTradeInDealers()
  const [shape] = useState(() => tradeInShape(new Date().getFullYear()))
  const [preset] = useState(() => ({ ...(wanted && { model: idOf(wanted) }) }))
  // The name goes along with the number of the model; on the server the number decides (backend/leads/read.ts).
  const tradeInModelName = useAppState((state) => state.tradeInModelName)
  const form = useLeadForm({
    type: 'trade-in',
    shape,
    place,
    chosen: { tradeInModelName },
    preset,
    onSent: (receipt, { dealer_id }) => {
      track('tradein_sent', {})
      onSent({ receipt, dealer: dealers.find(({ id }) => String(id) === dealer_id)?.name ?? '' })
    },
  })
  const model = form.valueOf('model')
  const name = modelOptions.find(({ value }) => value === model)?.label ?? ''
  useEffect(() => {
    if (name) setTradeInModel(Number(model), name)
  }, [model, name, setTradeInModel])
  const dealer = dealers.find(({ id }) => String(id) === form.valueOf('dealer_id'))
  const [brand, ownModel, year] = ['own_brand', 'own_model', 'own_year'].map((field) => form.valueOf(field))
  const own = [brand, ownModel, year && `${year} года`].filter(Boolean).join(' ')
  useEffect(() => onOwnCar?.(brand && ownModel && name ? own : ''), [onOwnCar, own, brand, ownModel, name])

  return (
    <LeadForm form={form} page={hrefTo('contacts')} chosen={{ tradeInModelName }}>
      <Choices form={form} name="model" legend={texts.wanted} options={modelOptions} />
      <h3 className={`h3 ${styles.heading}`}>{texts.own}</h3>
      <FieldGrid>
        <OwnCarFields form={form} />
        <Field {...form.field('own_year', YEAR_MASK)} label={texts.year} inputMode="numeric" autoComplete="off" />
        <Field
          {...form.field('own_mileage', MILEAGE_MASK)}
          label={texts.mileage}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...form.field('own_vin')}
          label={texts.vin}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={VIN_LENGTH}
          className={wideField}
        />
      </FieldGrid>
      <h3 className={`h3 ${styles.heading}`}>{texts.where}</h3>
      <FieldGrid>
        <DealerFields form={form} cities={cities} dealers={dealers} />
        <ContactFields form={form} surname="optional" />
      </FieldGrid>
      <div className={styles.consents}>
        <Consents form={form} purpose="trade-in" dealer={dealer?.name} />
      </div>
      <SeenByDealer
        form={form}
        words={{
          model: name,
          city: cities.find(({ id }) => String(id) === form.valueOf('city_id'))?.name ?? '',
          dealer: dealer?.name ?? '',
        }}
      />
      <FormErrors form={form} />
      <ActionBar>
        <SendButton form={form}>{texts.send}</SendButton>
      </ActionBar>
    </LeadForm>
  )
}

/** Brand and model as free text, with what is often brought to choose from. */
function OwnCarFields({ form }: { form: Form }) {
  const id = useId()
  const known = ownModelsOf(form.valueOf('own_brand'))
  return (
    <>
      <Field
        {...form.field('own_brand')}
        label={texts.brand}
        list={`${id}-brands`}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={40}
      />
      <datalist id={`${id}-brands`}>
        {ownBrands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
      <Field
        {...form.field('own_model')}
        label={texts.model}
        list={`${id}-models`}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={40}
      />
      <datalist id={`${id}-models`}>
        {known.map((model) => (
          <option key={model}>{model}</option>
        ))}
      </datalist>
    </>
  )
}

type DealerFieldsProps = { form: Form } & ReturnType<typeof useTradeInDealers>

/**
 * Dealers of the chosen city, of whom an only one is chosen at once; before a city is chosen, and without scripts, all
 * of them by city. A dealer brings his city.
 */
function DealerFields({ form, cities, dealers }: DealerFieldsProps) {
  const chosen = form.valueOf('city_id')
  const shown = cities.filter(({ id }) => !chosen || String(id) === chosen)
  const of = (cityId: string) => dealers.filter(({ city_id }) => String(city_id) === cityId)
  const city = form.field('city_id')
  // Held by React: its options change with the city.
  const { defaultValue: _, ...dealer } = form.field('dealer_id')
  return (
    <>
      <Field
        as="select"
        {...city}
        onChange={(event) => {
          const [sole, ...others] = of(event.target.value)
          form.setValue('dealer_id', sole && others.length === 0 ? String(sole.id) : '')
          return city.onChange(event)
        }}
        label={texts.city}
      >
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
        value={form.valueOf('dealer_id')}
        onChange={(event) => {
          const own = dealers.find(({ id }) => String(id) === event.target.value)
          if (own && !chosen) form.setValue('city_id', String(own.city_id))
          return dealer.onChange(event)
        }}
        label={texts.dealer}
        hint={chosen && of(chosen).length === 1 ? texts.soleDealer : undefined}
      >
        <option value="">{texts.anyDealer}</option>
        {shown.map(({ id, name }) =>
          chosen ? (
            <DealerOptions key={id} dealers={of(String(id))} />
          ) : (
            <optgroup key={id} label={name}>
              <DealerOptions dealers={of(String(id))} />
            </optgroup>
          ),
        )}
      </Field>
    </>
  )
}

const DealerOptions = ({ dealers }: { dealers: readonly Dealer[] }) =>
  dealers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

const NO_DEALERS: Dealer[] = []

function useTradeInDealers() {
  const store = useAppStore()
  const all = useAppState((state) => state.dealers[dealerListKey()]) ?? NO_DEALERS
  const allCities = useAppState((state) => state.cities) ?? []
  useEffect(() => {
    const actions = dataActions(store)
    void Promise.all([actions.loadCities(), actions.loadDealers()])
  }, [store])
  const dealers = all.filter(({ services }) => services.includes('tradeIn'))
  return { dealers, cities: allCities.filter(({ id }) => dealers.some(({ city_id }) => city_id === id)) }
}

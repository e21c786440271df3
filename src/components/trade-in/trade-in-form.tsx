import { useEffect, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { Field } from '#src/components/field.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm, wideField } from '#src/components/forms/lead-form.tsx'
import { MILEAGE_MASK } from '#src/components/forms/masks.ts'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm, type LeadForm as Form } from '#src/components/forms/use-lead-form.ts'
import { Segmented } from '#src/components/segmented.tsx'
import { models } from '#src/content/models/summary.ts'
import { tradeIn as texts } from '#src/content/trade-in.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { tradeInShape } from '#src/domain/shapes/lead.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions, useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from './trade-in-form.module.css'

export type TradeInSent = { receipt: LeadReceipt; dealer: string }

type TradeInFormProps = {
  place: string
  onSent: (sent: TradeInSent) => void
  /** Called as the visitor names the own car: «Седан 2017 года». */
  onOwnCar?: (text: string) => void
}

const YEAR_MASK = '____'
const VIN_LENGTH = 17

const modelOptions = models.filter(({ tradeIn }) => tradeIn).map(({ id, name }) => ({ value: String(id), label: name }))

/** The old car for a new one. The wanted model is chosen by tabs (specification 4: 1 at first). */
export function TradeInForm({ place, onSent, onOwnCar }: TradeInFormProps) {
  const wanted = useWanted()
  const { setTradeInModel } = useActions()
  const { cities, dealers } = useTradeInDealers()
  const name = modelOptions.find(({ value }) => value === wanted)?.label ?? ''
  const [shape] = useState(() => tradeInShape(new Date().getFullYear()))
  const form = useLeadForm({
    type: 'trade-in',
    shape,
    place,
    chosen: { model: wanted, tradeInModelName: name },
    onSent: (receipt, { dealer_id }) => {
      track('tradein_sent', {})
      onSent({ receipt, dealer: dealers.find(({ id }) => String(id) === dealer_id)?.name ?? '' })
    },
  })
  const [brand, ownModel, year] = ['own_brand', 'own_model', 'own_year'].map((field) => form.valueOf(field))
  const own = [brand, ownModel, year && `${year} года`].filter(Boolean).join(' ')
  useEffect(() => onOwnCar?.(brand && ownModel ? own : ''), [onOwnCar, own, brand, ownModel])

  return (
    <LeadForm form={form} page={hrefTo('contacts')} chosen={{ tradeInModelName: name }}>
      <Segmented
        legend={texts.wanted}
        name="model"
        options={modelOptions}
        value={wanted}
        onChange={(id) => setTradeInModel(Number(id))}
      />
      <h3 className={`h3 ${styles.heading}`}>{texts.own}</h3>
      <FieldGrid>
        <Field {...form.field('own_brand')} label={texts.brand} autoComplete="off" maxLength={40} />
        <Field {...form.field('own_model')} label={texts.model} autoComplete="off" maxLength={40} />
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
        <Consents
          form={form}
          purpose="trade-in"
          dealer={dealers.find(({ id }) => String(id) === form.valueOf('dealer_id'))?.name}
        />
      </div>
      <FormErrors form={form} />
      <ActionBar>
        <SendButton form={form}>{texts.send}</SendButton>
      </ActionBar>
    </LeadForm>
  )
}

type DealerFieldsProps = { form: Form } & ReturnType<typeof useTradeInDealers>

/** Dealers of the chosen city; before one is chosen, and without scripts, all of them by city. */
function DealerFields({ form, cities, dealers }: DealerFieldsProps) {
  const chosen = form.valueOf('city_id')
  const shown = cities.filter(({ id }) => !chosen || String(id) === chosen)
  const city = form.field('city_id')
  return (
    <>
      <Field
        as="select"
        {...city}
        onChange={(event) => {
          form.setValue('dealer_id', '')
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
      <Field as="select" {...form.field('dealer_id')} label={texts.dealer}>
        <option value="">{texts.anyDealer}</option>
        {shown.map(({ id, name }) => (
          <optgroup key={id} label={name}>
            {dealers
              .filter(({ city_id }) => city_id === id)
              .map((dealer) => (
                <option key={dealer.id} value={dealer.id}>
                  {dealer.name}
                </option>
              ))}
          </optgroup>
        ))}
      </Field>
    </>
  )
}

/** Id of the wanted model: as a form that came back says, until another one is chosen. */
function useWanted(): string {
  const chosen = String(useAppState(({ tradeInModel }) => tradeInModel))
  const [first] = useState(chosen)
  const returned = useAppState(({ form }) => (form?.type === 'trade-in' ? form.values['model'] : undefined))
  const isKnown = modelOptions.some(({ value }) => value === returned)
  return returned !== undefined && isKnown && chosen === first ? returned : chosen
}

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

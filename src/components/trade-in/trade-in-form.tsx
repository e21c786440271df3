import { useEffect, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { Choices } from '#src/components/forms/choices.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm } from '#src/components/forms/lead-form.tsx'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import { DealerFields } from '#src/components/trade-in/dealer-fields.tsx'
import { OwnCarFields } from '#src/components/trade-in/own-car-fields.tsx'
import { models } from '#src/content/models/summary.ts'
import { tradeIn as texts, tradeInText } from '#src/content/trade-in.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { formatNumber } from '#src/domain/format.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { tradeInShape } from '#src/domain/shapes/lead.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions, useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from './trade-in-form.module.css'

export type TradeInSent = {
  receipt: LeadReceipt
  /** «Toyota Camry, 2017 года, 84 000 км» */
  own: string
  wanted: string
  dealer: Dealer | undefined
}

type TradeInFormProps = {
  place: string
  /** The new car that the opener or its page already names; without it nothing is preselected. */
  wanted?: ModelCode | undefined
  onSent: (sent: TradeInSent) => void
  /** Called when the visitor has named the own car: «Седан 2017 года». */
  onOwnCar?: (text: string) => void
}

const modelOptions = models.filter(({ tradeIn }) => tradeIn).map(({ id, name }) => ({ value: String(id), label: name }))

const nameOf = (id: string | undefined): string => modelOptions.find(({ value }) => value === id)?.label ?? ''

const idOf = (code: ModelCode | undefined): string | undefined => {
  const model = models.find((item) => item.code === code && item.tradeIn)
  return model && String(model.id)
}

/**
 * The old car for a new one. The store's wanted model is initially 1 (specification 4), for code that opens the form;
 * the form itself selects only what the visitor or the opener has chosen.
 */
export function TradeInForm({ place, wanted, onSent, onOwnCar }: TradeInFormProps) {
  const { setTradeInModel } = useActions()
  const { cities, dealers } = useTradeInDealers()
  const [shape] = useState(() => tradeInShape(new Date().getFullYear()))
  const [preset] = useState(() => ({ ...(wanted && { model: idOf(wanted) }) }))
  // The name is sent with the number of the model; on the server the number decides (backend/leads/read.ts).
  const tradeInModelName = useAppState((state) => state.tradeInModelName)
  const form = useLeadForm({
    type: 'trade-in',
    shape,
    place,
    chosen: { tradeInModelName },
    preset,
    onSent: (receipt, fields) => {
      track('tradein_sent', {})
      onSent({
        receipt,
        own: tradeInText.ownCar(
          `${fields['own_brand']} ${fields['own_model']}`,
          fields['own_year'] ?? '',
          formatNumber(Number(fields['own_mileage'])),
        ),
        wanted: nameOf(fields['model']),
        dealer: dealers.find(({ id }) => String(id) === fields['dealer_id']),
      })
    },
  })
  const model = form.valueOf('model')
  const name = nameOf(model)
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

import { useEffect, useRef, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { Field } from '#src/components/field.tsx'
import { Choices } from '#src/components/forms/choices.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm, wideField } from '#src/components/forms/lead-form.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { ArrowLink } from '#src/components/site-button.tsx'
import { visit as texts } from '#src/content/lounge-visit.ts'
import { LOUNGE_GUESTS_MAX, LOUNGE_PURPOSES, type LeadReceipt } from '#src/domain/lead.ts'
import { loungeShape } from '#src/domain/shapes/lead.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from './visit-form.module.css'

const DAY_MS = 86_400_000
const DAYS_AHEAD = 90

const guests = Array.from({ length: LOUNGE_GUESTS_MAX }, (_, index) => String(index + 1))
const purposes = LOUNGE_PURPOSES.map((value) => ({ value, label: texts.purposes[value] }))

/** A visit to the lounge; success stands in the form's place. */
export function VisitForm({ place }: { place: string }) {
  const [receipt, setReceipt] = useState<LeadReceipt | null>(null)
  const form = useLeadForm({
    type: 'lounge',
    shape: loungeShape,
    place,
    onSent: (answer) => {
      track('lounge_sent', {})
      setReceipt(answer)
    },
  })
  const days = useDays()
  const { lounges, isLoading } = useLounges()
  const chosen = lounges.find(({ value }) => value === form.valueOf('dealer_id'))
  if (receipt) return <Accepted receipt={receipt} />
  return (
    <LeadForm form={form} page={hrefTo('lounge')}>
      <FieldGrid>
        {lounges.length === 0 && !isLoading ? (
          <p className={wideField} role="alert">
            {texts.noLists} <SupportLine />
          </p>
        ) : (
          <Choices form={form} name="dealer_id" legend={texts.place} options={lounges} className={wideField} />
        )}
        <Field {...form.field('date')} label={texts.date} type="date" {...days} />
        <Choices
          form={form}
          name="guests"
          legend={texts.guests}
          options={guests.map((value) => ({ value, label: value }))}
        />
        <Choices form={form} name="purpose" legend={texts.purpose} options={purposes} className={wideField} />
        <ContactFields form={form} />
      </FieldGrid>
      <div className={styles.consents}>
        <Consents form={form} purpose="lounge" dealer={chosen?.dealer} />
      </div>
      <FormErrors form={form} />
      <ActionBar>
        <SendButton form={form}>{texts.send}</SendButton>
      </ActionBar>
    </LeadForm>
  )
}

/** Lounges are rooms of dealers; each is called by its city. */
function useLounges() {
  const store = useAppStore()
  const dealers = useAppState((state) => state.dealers[dealerListKey()])
  const cities = useAppState((state) => state.cities)
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    const actions = dataActions(store)
    void Promise.all([actions.loadCities(), actions.loadDealers()]).then(() => setLoading(false))
  }, [store])
  const lounges = (dealers ?? [])
    .filter(({ services }) => services.includes('lounge'))
    .flatMap(({ id, name, city_id }) => {
      const city = cities?.find((item) => item.id === city_id)
      return city ? [{ value: String(id), label: city.name, dealer: name }] : []
    })
  return { lounges, isLoading }
}

/** From tomorrow on. Only in the browser: the page itself is kept for everybody, also over midnight. */
function useDays(): { min?: string; max?: string } {
  const [now] = useState(() => Date.now())
  const day = (ahead: number) => new Date(now + ahead * DAY_MS).toLocaleDateString('sv-SE')
  return useInBrowser() ? { min: day(1), max: day(DAYS_AHEAD) } : {}
}

function Accepted({ receipt }: { receipt: LeadReceipt }) {
  const text = useRef<HTMLHeadingElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={styles.accepted}>
      <h3 ref={text} tabIndex={-1} className="h2">
        {texts.accepted}
      </h3>
      <ArrowLink target={{ href: receipt.url }}>{texts.own}</ArrowLink>
    </div>
  )
}

import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { cx } from '#src/components/class-names.ts'
import { DayField } from '#src/components/calendar/day-field.tsx'
import { Accepted, DealerContact } from '#src/components/forms/accepted.tsx'
import { Choices } from '#src/components/forms/choices.tsx'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm, wideField } from '#src/components/forms/lead-form.tsx'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { useCallTime } from '#src/components/forms/use-call-time.ts'
import { useLeadForm, type LeadForm as Form } from '#src/components/forms/use-lead-form.ts'
import { useNow } from '#src/components/hooks/use-now.ts'
import { accepted as labels, nextText } from '#src/content/accepted.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { visit as texts } from '#src/content/lounge-visit.ts'
import { dayIn, daysAfter, readDay } from '#src/domain/day.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { LOUNGE_GUESTS_MAX, LOUNGE_PURPOSES, type LeadReceipt } from '#src/domain/lead.ts'
import { dayText, fullDayText } from '#src/domain/schedule.ts'
import type { DayHours } from '#src/domain/shapes/dealer.ts'
import { loungeShape } from '#src/domain/shapes/lead.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { DAYS_A_WEEK, hoursOn, usualHours } from '#src/domain/timetable.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from './visit-form.module.css'

const DAYS_AHEAD = 90

const guests = Array.from({ length: LOUNGE_GUESTS_MAX }, (_, index) => String(index + 1))
const purposes = LOUNGE_PURPOSES.map((value) => ({ value, label: texts.purposes[value] }))
const purposeName = (code: string): string => purposes.find(({ value }) => value === code)?.label ?? ''

/** A visit to the lounge; the confirmation replaces the form. */
export function VisitForm({ place }: { place: string }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const { lounges, isLoading } = useLounges()
  const form = useLeadForm({
    type: 'lounge',
    shape: loungeShape,
    place,
    onSent: (receipt, { dealer_id, date = '', guests: count = '', purpose: wanted = '' }) => {
      track('lounge_sent', {})
      const dealer = lounges.find(({ value }) => value === dealer_id)?.dealer
      setSent({ receipt, dealer, date, guests: count, purpose: purposeName(wanted) })
    },
  })
  const chosen = lounges.find(({ value }) => value === form.valueOf('dealer_id'))
  useClearedDealer(form, lounges.length > 0 && !chosen)
  const dates = useDates(chosen)
  const date = form.valueOf('date')
  const purpose = purposeName(form.valueOf('purpose'))
  useTakenBackDay(form, { date, dates, dealer: chosen?.dealer })
  if (sent) return <VisitAccepted sent={sent} />
  return (
    <div className={styles.form}>
      <LeadForm form={form} page={hrefTo('lounge')}>
        <div className={styles.parts}>
          <FieldGrid>
            <h3 className={cx('h3', wideField)}>{texts.when}</h3>
            {lounges.length === 0 && !isLoading ? (
              <p className={wideField} role="alert">
                {texts.noLists} <SupportLine />
              </p>
            ) : (
              <Choices
                form={form}
                name="dealer_id"
                legend={texts.place}
                options={lounges}
                className={cx(wideField, styles.pairs)}
              />
            )}
            {dates.length > 0 && (
              <DayField
                form={form}
                name="date"
                legend={texts.date}
                dates={dates}
                hint={hoursHint(chosen ? [chosen] : lounges, date)}
                className={wideField}
              />
            )}
            <Choices
              form={form}
              name="guests"
              legend={texts.guests}
              options={guests.map((value) => ({ value, label: value }))}
              className={wideField}
            />
            <Choices
              form={form}
              name="purpose"
              legend={texts.purpose}
              options={purposes}
              className={cx(wideField, styles.pairs)}
            />
          </FieldGrid>
          <div>
            <FieldGrid>
              <h3 className={cx('h3', wideField)}>{texts.who}</h3>
              <ContactFields form={form} />
            </FieldGrid>
            <div className={styles.consents}>
              <Consents form={form} purpose="lounge" dealer={chosen?.dealer.name} />
            </div>
            <SeenByDealer
              form={form}
              words={{
                city: chosen?.label ?? '',
                dealer: chosen?.dealer.name ?? '',
                date: date ? fullDayText(date) : '',
                purpose,
              }}
            />
            <FormErrors form={form} />
            <ActionBar>
              <SendButton form={form}>
                <span className={styles.further}>{texts.further}</span>
                <span className={styles.send}>{texts.send}</span>
              </SendButton>
            </ActionBar>
          </div>
        </div>
      </LeadForm>
    </div>
  )
}

type Lounge = { value: string; label: string; dealer: Dealer; timeZone: string }

/**
 * The hours in which visitors can come. The hour itself is no field of the request: it is agreed by phone, as the form
 * says.
 */
function hoursHint(lounges: readonly Lounge[], date: string): string {
  const [only, ...others] = lounges
  const hours = only && others.length === 0 && hoursOfVisit(only.dealer, date)
  const open = hours
    ? [texts.openOn(dayText(date), hours)]
    : lounges.map(({ label, dealer }) => texts.openIn(label, oneForAllDays(dealer)))
  return [...open, texts.hour].join('\n')
}

/** Null where they depend on the day, which must then be chosen. */
function oneForAllDays({ hours }: Dealer): DayHours | null {
  const first = usualHours(hours.sales, 1)
  const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => usualHours(hours.sales, index + 1))
  return days.every((day) => day?.open === first?.open && day?.close === first?.close) ? first : null
}

/** Null while no day is chosen. */
function hoursOfVisit(dealer: Dealer, date: string): DayHours | null {
  const day = readDay(date)
  return day === null ? null : hoursOn(dealerTimetable(dealer), day)
}

/** Lounges are rooms at dealers; each is named by its city. */
function useLounges(): { lounges: Lounge[]; isLoading: boolean } {
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
    .flatMap((dealer) => {
      const city = cities?.find(({ id }) => id === dealer.city_id)
      return city ? [{ value: String(dealer.id), label: city.name, dealer, timeZone: city.timezone }] : []
    })
  return { lounges, isLoading }
}

/**
 * From tomorrow on in the lounge's time zone, without closed days. The first render uses the server's date, so
 * that both are the same; a page cached over midnight is corrected afterwards.
 */
function useDates(chosen: Lounge | undefined): string[] {
  const dealer = chosen?.dealer
  const timeZone = chosen?.timeZone ?? DEFAULT_ZONE
  const made = useAppState(({ today }) => today)
  const now = useNow()
  const today = now ? dayIn(timeZone, now) : made
  return useMemo(() => {
    const dates = today ? daysAfter(today, DAYS_AHEAD) : []
    const timetable = dealer && dealerTimetable(dealer)
    return timetable ? dates.filter((date) => hoursOn(timetable, readDay(date) ?? '')) : dates
  }, [today, dealer])
}

/** A dealer without a lounge was chosen in another form, whose field has the same name. */
function useClearedDealer(form: Form, isUnknown: boolean): void {
  const isForeign = isUnknown && form.valueOf('dealer_id') !== ''
  const clear = useEffectEvent(() => form.setValue('dealer_id', ''))
  useEffect(() => {
    if (isForeign) clear()
  }, [isForeign])
}

type Days = { date: string; dates: readonly string[]; dealer: Dealer | undefined }

/** A day chosen before the city may be one on which its lounge is closed: it is reset at once, with a message. */
function useTakenBackDay({ takeBack }: Form, { date, dates, dealer }: Days): void {
  const isGone = date !== '' && dates.length > 0 && !dates.includes(date)
  const isClosed = dealer !== undefined && !hoursOn(dealerTimetable(dealer), readDay(date) ?? '')
  const take = useEffectEvent(() => takeBack('date', (isClosed ? texts.closed : texts.over)(dayText(date))))
  useEffect(() => {
    if (isGone) take()
  }, [isGone])
}

type Sent = { receipt: LeadReceipt; dealer: Dealer | undefined; date: string; guests: string; purpose: string }

function VisitAccepted({ sent: { receipt, dealer, date, guests: count, purpose } }: { sent: Sent }) {
  const when = useCallTime(dealer, receipt)
  const hours = dealer && hoursOfVisit(dealer, date)
  return (
    <Accepted
      receipt={receipt}
      heading={texts.accepted}
      recap={[
        { label: labels.day, value: fullDayText(date) },
        ...(hours ? [{ label: texts.open, value: texts.hoursText(hours) }] : []),
        { label: labels.lounge, value: dealer && <DealerContact dealer={dealer} /> },
        { label: labels.guests, value: count },
        { label: labels.purpose, value: purpose },
      ]}
      next={nextText.lounge(when)}
      own={texts.own}
    />
  )
}

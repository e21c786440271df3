import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { cx } from '#src/components/class-names.ts'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm } from '#src/components/forms/lead-form.tsx'
import { SeenByDealer } from '#src/components/forms/seen-by-dealer.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm, type LeadForm as LeadFormState } from '#src/components/forms/use-lead-form.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { orderTexts as texts } from '#src/content/order-texts.ts'
import { BRAND } from '#src/brand/brand.ts'
import { choiceQuery, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { PROOF_WANTED } from '#src/domain/lead.ts'
import { configuratorContactsShape } from '#src/domain/shapes/lead.ts'
import { DealerFields } from '#src/pages/configurator/order/dealer-fields.tsx'
import type { Sent } from '#src/pages/configurator/order/done.tsx'
import type { OrderPlace } from '#src/pages/configurator/order/use-order-place.ts'
import {
  save,
  type BuildDocument,
  type DocumentState,
  type MadeDocument,
} from '#src/pages/configurator/order/use-document.ts'
import type { PassedField } from '#src/domain/passed-fields.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { orderedChoice } from '#src/pages/configurator/ordered-choice.ts'
import { sharedPath } from '#src/pages/configurator/share.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'
import { ApiError, messageOf } from '#src/services/errors.ts'
import styles from '#src/pages/configurator/order/order.module.css'

type OrderFormProps = {
  car: Car
  place: OrderPlace
  onChoose: (change: Partial<Choice>) => void
  pdf: BuildDocument
  onSent: (sent: Sent) => void
}

/**
 * City, dealer and contacts. First the document is made, then its file is sent to the dealer (specification 4,
 * gaps.md 13). If it cannot be made, the request is sent anyway: the server makes it later.
 */
export function OrderForm({ car, place, onChoose, pdf, onSent }: OrderFormProps) {
  const { dealer } = place
  const chosen = {
    model: car.build.model.model_code,
    config: writeHash(orderedChoice(car)),
  }
  const { form, isHalfDone, isWithoutFile } = useOrder({ car, place, pdf, onSent, chosen })
  useChosenDealer(form, dealer)
  // Without scripts only the dealer is sent, and may belong to another city than that of the form.
  const hidden = { ...chosen, city_id: place.city ? String(place.city.id) : undefined }
  const page = hrefTo('configurator', { query: choiceQuery({ ...car.choice, dealer: null }) })
  return (
    <LeadForm form={form} page={page} chosen={hidden}>
      <DealerFields form={form} place={place} onChoose={onChoose} />
      <div className={cx(!dealer && styles.afterCity)}>
        <FieldGrid>
          <ContactFields form={form} surname="needed" />
        </FieldGrid>
        <div className={styles.consents}>
          <Consents form={form} purpose="configurator" dealer={dealer?.name} />
        </div>
        <SeenByDealer form={form} words={wordsOf(car, place)} />
        <FormErrors
          form={form}
          without={dealer ? [] : ['dealer_id']}
          phone={isHalfDone && dealer && <PhoneLink phone={dealer.phone} />}
        >
          {isWithoutFile && <BuildLink car={car} />}
        </FormErrors>
        <ActionBar>
          <SendButton form={form} retry={isHalfDone ? texts.sendAgain : texts.pdfAgain}>
            {texts.send}
          </SendButton>
        </ActionBar>
      </div>
    </LeadForm>
  )
}

type OrderParts = Omit<OrderFormProps, 'onChoose'> & { chosen: { model: string; config: string } }

/** The form and its sending: the document first, then the request with its file. */
function useOrder({ car, place: { dealer }, pdf, onSent, chosen }: OrderParts) {
  const [isHalfDone, setHalfDone] = useState(false)
  const made = useRef<MadeDocument | null>(null)
  const [isWithoutFile, setWithoutFile] = useState(false)
  const form = useLeadForm({
    type: 'configurator',
    shape: configuratorContactsShape,
    place: 'Конфигуратор',
    chosen,
    send: async (services, fields) => {
      setHalfDone(false)
      setWithoutFile(false)
      // The failure is already logged; the server makes the document later, and the request waits for it there.
      const finished = await pdf.make().catch(() => null)
      made.current = finished
      try {
        return await services.sendRequest({ ...fields, ...(finished && { file: finished.file }) })
      } catch (error) {
        if (isForForm(error)) throw error
        console.error(`Не удалось отправить заявку в CRM: ${messageOf(error)}`)
        const { status, why } = refusalOf(error)
        if (!finished) {
          setWithoutFile(true)
          throw new ApiError(messageOf(error), status, why || texts.pdfFailed)
        }
        setHalfDone(true)
        save(finished)
        throw new ApiError(messageOf(error), status, why ? texts.leadRefused(why) : texts.leadFailed)
      }
    },
    onSent: (receipt) => {
      if (made.current) track('conf_pdf', {})
      track('conf_lead', {})
      if (made.current) save(made.current)
      if (!dealer) return
      const { model, trim, exterior } = car.build
      onSent({
        receipt,
        car: `${model.name} ${trimName(trim, car.trims)}`,
        paint: exterior.name,
        total: car.total,
        dealer,
        document: made.current,
      })
    },
  })
  return { form, isHalfDone, isWithoutFile }
}

/**
 * Errors of fields are shown at the fields; a demand for a proof of work is handled by the form, which then sends
 * again.
 */
const isForForm = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === PROOF_WANTED || Object.keys(error.fieldErrors).length > 0)

/**
 * Why the server did not accept the request, in its own words, for example how long to wait. Empty for a server error.
 */
function refusalOf(error: unknown): { status: number; why: string } {
  if (!(error instanceof ApiError)) return { status: 500, why: '' }
  return { status: error.status, why: error.status < 500 ? error.serverMessage : '' }
}

/** Values chosen outside the fields, as the dealer reads them. */
function wordsOf({ build, trims }: Car, { cities, dealer }: OrderPlace): Partial<Record<PassedField, string>> {
  const city = cities.find(({ id }) => id === dealer?.city_id)
  return {
    model: `${BRAND} ${build.model.name} ${trimName(build.trim, trims)}`,
    ...(city && { city: city.name }),
    ...(dealer && { dealer: dealer.name }),
    file: texts.withRequest,
    config: [build.exterior.name, build.interior.name, ...build.packages.map(({ name }) => `пакет «${name}»`)].join(
      ', ',
    ),
  }
}

/**
 * The dealer is chosen with the car, in the address: the form's own values follow it, whatever another form has left.
 */
function useChosenDealer(form: LeadFormState, dealer: OrderPlace['dealer']) {
  const take = useEffectEvent((city: string, id: string) => {
    form.setValue('city_id', city)
    form.setValue('dealer_id', id)
  })
  const [city, id] = [dealer?.city_id ?? '', dealer?.id ?? '']
  useEffect(() => take(String(city), String(id)), [city, id])
}

const LABELS: Record<DocumentState, string> = {
  none: texts.pdf,
  making: texts.pdfMaking,
  ready: texts.pdf,
  failed: texts.pdfAgain,
}

/** Only the file, without contacts. */
export const DownloadButton = ({ car, pdf }: { car: Car; pdf: BuildDocument }) => (
  <>
    <SiteButton variant="ghost" busy={pdf.state === 'making'} onClick={() => void pdf.download()}>
      <span aria-live="polite">{LABELS[pdf.state]}</span>
    </SiteButton>
    <div role="status" className={styles.state}>
      {pdf.state === 'failed' && (
        <>
          <p>{texts.pdfFailed}</p>
          <BuildLink car={car} />
        </>
      )}
      {pdf.state === 'ready' && pdf.file && (
        <a href={pdf.file} target="_blank" rel="noopener" className="u">
          {texts.openPdf}
        </a>
      )}
    </div>
  </>
)

/** This link contains the whole build, so it needs no server. */
const BuildLink = ({ car }: { car: Car }) => (
  <p>
    <a href={sharedPath(car)} className={`u ${styles.link}`}>
      {location.origin + sharedPath(car)}
    </a>
  </p>
)

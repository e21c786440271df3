import { useRef, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { Consents } from '#src/components/forms/consents.tsx'
import { ContactFields } from '#src/components/forms/contact-fields.tsx'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ActionBar, FieldGrid, LeadForm } from '#src/components/forms/lead-form.tsx'
import { SendButton } from '#src/components/forms/send-button.tsx'
import { useLeadForm } from '#src/components/forms/use-lead-form.ts'
import { ArrowLink, SiteButton } from '#src/components/site-button.tsx'
import * as texts from '#src/content/page-texts.ts'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { choiceQuery, writeHash } from '#src/domain/configurator/choice.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { configuratorContactsShape } from '#src/domain/shapes/lead.ts'
import {
  save,
  type BuildDocument,
  type DocumentState,
  type MadeDocument,
} from '#src/pages/configurator/order/use-document.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { sharedPath } from '#src/pages/configurator/share.tsx'
import { PhoneLink } from '#src/pages/parts/links.tsx'
import { hrefTo } from '#src/routes.ts'
import { ApiError, messageOf } from '#src/services/errors.ts'
import styles from '#src/pages/configurator/order/order.module.css'

type OrderFormProps = { car: Car; dealer: Dealer; pdf: BuildDocument }

/** Contacts: first the document is made, then its file goes to the dealer (specification 4, gaps.md 13). */
export function OrderForm({ car, dealer, pdf }: OrderFormProps) {
  const [receipt, setReceipt] = useState<LeadReceipt | null>(null)
  const [isHalfDone, setHalfDone] = useState(false)
  const made = useRef<MadeDocument | null>(null)
  const [isWithoutFile, setWithoutFile] = useState(false)
  const chosen = {
    model: car.build.model.model_code,
    city_id: String(dealer.city_id),
    dealer_id: String(dealer.id),
    config: writeHash(choiceOf(car.build, car.choice)),
  }
  const form = useLeadForm({
    type: 'configurator',
    shape: configuratorContactsShape,
    place: 'Конфигуратор',
    chosen,
    send: async (services, fields) => {
      setHalfDone(false)
      setWithoutFile(false)
      const finished = await pdf.make().catch((error: unknown) => {
        setWithoutFile(true)
        throw new ApiError(messageOf(error), 500, texts.configurator.pdfFailed)
      })
      made.current = finished
      try {
        return await services.sendRequest({ ...fields, file: finished.file })
      } catch (error) {
        // What is wrong with a field is said at the field.
        if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) throw error
        console.error(`Не удалось отправить заявку в CRM: ${messageOf(error)}`)
        setHalfDone(true)
        save(finished)
        throw new ApiError(messageOf(error), 500, texts.configurator.leadFailed(dealer.phone))
      }
    },
    onSent: (answer) => {
      track('conf_pdf', {})
      track('conf_lead', {})
      setReceipt(answer)
      if (made.current) save(made.current)
    },
  })
  if (receipt) {
    return (
      <div className={styles.done} role="status">
        <p className="h2">{texts.configurator.sent(dealer.name)}</p>
        <p className={styles.ways}>
          <ArrowLink target={{ href: receipt.url }}>{texts.configurator.ownRequest}</ArrowLink>
        </p>
      </div>
    )
  }
  return (
    <LeadForm form={form} page={hrefTo('configurator', { query: choiceQuery(car.choice) })} chosen={chosen}>
      <FieldGrid>
        <ContactFields form={form} surname="needed" />
      </FieldGrid>
      <div className={styles.consents}>
        <Consents form={form} purpose="configurator" dealer={dealer.name} />
      </div>
      <FormErrors form={form}>
        {isHalfDone && (
          <p>
            <PhoneLink phone={dealer.phone} />
          </p>
        )}
        {isWithoutFile && <BuildLink car={car} />}
      </FormErrors>
      <ActionBar>
        <SendButton form={form} retry={isHalfDone ? texts.configurator.sendAgain : texts.configurator.pdfAgain}>
          {texts.configurator.send}
        </SendButton>
      </ActionBar>
    </LeadForm>
  )
}

const LABELS: Record<DocumentState, string> = {
  none: texts.configurator.pdf,
  making: texts.configurator.pdfMaking,
  ready: texts.configurator.pdf,
  failed: texts.configurator.pdfAgain,
}

/** The file alone, without contacts. */
export const DownloadButton = ({ car, pdf }: { car: Car; pdf: BuildDocument }) => (
  <>
    <SiteButton variant="ghost" busy={pdf.state === 'making'} onClick={() => void pdf.download()}>
      <span aria-live="polite">{LABELS[pdf.state]}</span>
    </SiteButton>
    <div role="status" className={styles.state}>
      {pdf.state === 'failed' && (
        <>
          <p>{texts.configurator.pdfFailed}</p>
          <BuildLink car={car} />
        </>
      )}
      {pdf.state === 'ready' && pdf.file && (
        <a href={pdf.file} target="_blank" rel="noopener" className="u">
          {texts.configurator.openPdf}
        </a>
      )}
    </div>
  </>
)

/** The whole build stands in this link: it needs no server. */
const BuildLink = ({ car }: { car: Car }) => (
  <p>
    <a href={sharedPath(car)} className={`u ${styles.link}`}>
      {location.origin + sharedPath(car)}
    </a>
  </p>
)

import { deferredUntilTouched } from '#src/components/deferred-until-touched.tsx'
import { PhoneFold } from '#src/components/phone-fold.tsx'
import { isFormDue } from '#src/components/forms/is-form-due.ts'
import type { Section } from '#src/content/copy.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/shared/cars/first-to-know.module.css'

export const WaitingListForm = deferredUntilTouched(
  async () => (await import('#src/components/waiting-list/waiting-list-form.tsx')).WaitingListForm,
  isFormDue('waiting-list'),
)

/**
 * `page` is the address of the page with the form, by default the model's home: without scripts the response returns
 * there.
 */
type FirstToKnowProps = {
  section: Section
  code: ModelCode
  page?: string
  /** One line, where the page asks for something else first. */
  isFolded?: boolean
}

/** A request to be notified of a model's price; renders nothing once the price is announced. */
export function FirstToKnow({ section, code, page = hrefTo(`model-${code}`), isFolded = false }: FirstToKnowProps) {
  // The server's answer to a form sent without scripts: with its errors it is not folded.
  const isReturned = useAppState(({ form }) => form?.type === 'waiting-list')
  if (!modelByCode(code).priceComingSoon) return null
  // Where a hash leads: inside, so that both the browser and navigation-focus.ts open what is folded.
  const form = (
    <div id={section.id} className={styles.place}>
      <WaitingListForm model={code} page={page} />
    </div>
  )
  if (isFolded)
    return (
      <section className={`wrap ${styles.line}`} data-scene="light">
        <details open={isReturned}>
          <summary className="fold-line">
            <h2 className="h3">{section.heading}</h2>
          </summary>
          <div className={styles.folded}>
            <div className={styles.text}>
              <SectionText section={section} lead={false} />
            </div>
            <div className={styles.form}>{form}</div>
          </div>
        </details>
      </section>
    )
  return (
    <section className="section" data-scene="light">
      <div className={`wrap ${styles.first}`}>
        <div className={styles.text}>
          <h2 className="h1">{section.heading}</h2>
          <SectionText section={section} />
        </div>
        <PhoneFold summary="Оставить телефон" open={isReturned} className={styles.form}>
          {form}
        </PhoneFold>
      </div>
    </section>
  )
}

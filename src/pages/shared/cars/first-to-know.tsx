import { deferredUntilTouched } from '#src/components/deferred-until-touched.tsx'
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
type FirstToKnowProps = { section: Section; code: ModelCode; page?: string }

/**
 * A request to be notified of a model's price, one line until it is asked for: the page asks for a drive first. Renders
 * nothing once the price is announced.
 */
export function FirstToKnow({ section, code, page = hrefTo(`model-${code}`) }: FirstToKnowProps) {
  // The server's answer to a form sent without scripts: with its errors it is not folded.
  const isReturned = useAppState(({ form }) => form?.type === 'waiting-list')
  if (!modelByCode(code).priceComingSoon) return null
  return (
    <section className={`wrap ${styles.first}`} data-scene="light">
      <details open={isReturned}>
        <summary className="fold-line">
          <h2 className="h3">{section.heading}</h2>
        </summary>
        <div className={styles.folded}>
          <div className={styles.text}>
            <SectionText section={section} lead={false} />
          </div>
          {/* Where a hash leads: inside, so that both the browser and navigation-focus.ts open what is folded. */}
          <div id={section.id} className={styles.form}>
            <WaitingListForm model={code} page={page} />
          </div>
        </div>
      </details>
    </section>
  )
}

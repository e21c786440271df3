import { deferred } from '#src/components/deferred.tsx'
import type { Section } from '#src/content/copy.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/model-home/model-home.module.css'

/** Only two of the five models have a form: its code is not in the page's chunk. */
const WaitingListForm = deferred(
  async () => (await import('#src/components/waiting-list/waiting-list-form.tsx')).WaitingListForm,
)

type FirstToKnowProps = { section: Section; code: ModelCode }

/** Until the price is known one may ask to be told. */
export const FirstToKnow = ({ section, code }: FirstToKnowProps) => (
  <section id={section.id} className="section" data-scene="light">
    <div className={`wrap ${styles.first}`}>
      <div className={styles.firstText}>
        <h2 className="h1">{section.heading}</h2>
        {section.text.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.firstForm}>
        <WaitingListForm model={code} page={hrefTo(`model-${code}`)} />
      </div>
    </div>
  </section>
)

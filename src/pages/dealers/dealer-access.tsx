import { ACCESS_ROWS } from '#src/content/access.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { typograf } from '#src/domain/typography.ts'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/dealers/dealer-card.module.css'

const UNKNOWN = typograf('Уточните по телефону')
const ACCESS_NOTE = typograf('Скажите, что нужно именно вам, — встретим подготовленными:')

/** Accessibility: what is known, and what is not. */
export const AccessInfo = ({ dealer: { access, phone } }: { dealer: Dealer }) => (
  <section className={`wrap ${styles.access}`} aria-labelledby="dealer-access">
    <h2 className="h2" id="dealer-access">
      Доступность
    </h2>
    <div>
      <dl>
        {ACCESS_ROWS.map(({ key, name }) => (
          <div key={key}>
            <dt className="muted">{name}</dt>
            <dd>{access?.[key] ?? UNKNOWN}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {ACCESS_NOTE} <PhoneLink phone={phone} />
      </p>
    </div>
  </section>
)

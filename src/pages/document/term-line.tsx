import { RETENTION_DAYS } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import styles from '#src/pages/document/document.module.css'

const PROOF_DAYS = 3 * 365

/** How long data are kept, to scale: the request, and the evidence of the consent. */
export const TermLine = () => (
  <svg
    className={styles.term}
    role="img"
    aria-label={`В масштабе: заявка хранится ${RETENTION_DAYS} дней, запись о согласии — не дольше трёх лет`}
  >
    <rect x="0" y="26" width="100%" height="1" className={styles.rule} />
    <rect
      x="0"
      y="25"
      width={`${((RETENTION_DAYS / PROOF_DAYS) * 100).toFixed(2)}%`}
      height="3"
      className={styles.lead}
    />
    <circle cx={`${((RETENTION_DAYS / PROOF_DAYS) * 100).toFixed(2)}%`} cy="26.5" r="5" className={styles.lead} />
    <circle cx="100%" cy="26.5" r="3.5" className={styles.rule} />
    <text x="0" y="12">
      {`Заявка, ${RETENTION_DAYS}${NBSP}дней`}
    </text>
    <text x="100%" y="50" textAnchor="end">
      Запись о&nbsp;согласии, до&nbsp;трёх лет
    </text>
  </svg>
)

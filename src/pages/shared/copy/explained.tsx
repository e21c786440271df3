import type { Term } from '#src/content/terms/term.ts'
import styles from '#src/pages/shared/copy/explained.module.css'

type ExplainedProps = {
  term: string
  /** Without it the term is plain text. */
  text: string | undefined
  /** What is shown instead of the term. */
  label?: string
}

/** A term that opens its explanation in place; it works without scripts. */
export function Explained({ term, text, label }: ExplainedProps) {
  if (!text) return label ?? term
  return (
    <details className={styles.explained}>
      <summary>
        {label ?? term}
        {label && <span className="vh"> {term}</span>}
      </summary>
      <span className={styles.text}>{text}</span>
    </details>
  )
}

/** Less common words of the block above, side by side. */
export const Words = ({ terms }: { terms: readonly Term[] }) => (
  <div className={styles.words}>
    <span className="muted">Что значат слова:</span>
    <ul>
      {terms.map((one) => (
        <li key={one.term}>
          <Explained {...one} />
        </li>
      ))}
    </ul>
  </div>
)

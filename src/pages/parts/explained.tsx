import { glossary } from '#src/content/glossary.ts'
import styles from '#src/pages/parts/explained.module.css'

/** A term of the glossary that opens its explanation in place; it works without scripts. */
export function Explained({ term, label }: { term: string; label?: string }) {
  const found = glossary.find((item) => item.term === term)
  if (!found) return null
  return (
    <details className={styles.explained}>
      <summary>
        {label ?? found.term}
        {label && <span className="vh"> {found.term}</span>}
      </summary>
      <span className={styles.text}>{found.text}</span>
    </details>
  )
}

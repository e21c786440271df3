import type { ReactNode } from 'react'
import type { LegalDocument } from '#src/content/legal/document.ts'
import styles from './legal-text.module.css'

type LegalTextProps = {
  document: LegalDocument
  /** Whether to show the date: not where the heading does. */
  dated?: boolean
  children?: ReactNode
}

/** A legal document in full. */
export const LegalText = ({ document: { editionText, sections }, dated = true, children }: LegalTextProps) => (
  <div className="prose">
    {dated && <p className="small muted">{editionText}</p>}
    {sections.map(({ heading, paragraphs = [], items = [] }, index) => (
      <div key={heading ?? index}>
        {heading && <h3 className="h3">{heading}</h3>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {items.length > 0 && (
          <ol className={styles.numbered}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        )}
      </div>
    ))}
    {children}
  </div>
)

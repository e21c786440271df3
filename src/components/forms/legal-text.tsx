import type { ReactNode } from 'react'
import type { LegalDocument } from '#src/content/legal/document.ts'
import styles from './legal-text.module.css'

type LegalTextProps = { document: LegalDocument; children?: ReactNode }

/** A legal document in full, with the date of its edition. */
export const LegalText = ({ document: { editionText, sections }, children }: LegalTextProps) => (
  <div className="prose">
    <p className="small muted">{editionText}</p>
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

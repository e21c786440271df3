import type { RequestedDocument } from '#src/content/document-lists.ts'
import styles from '#src/pages/document/document.module.css'

/** Documents sent by mail: the subject of the letter names the requested one. */
export const RequestedDocuments = ({ items }: { items: readonly RequestedDocument[] }) => (
  <ul className={styles.files}>
    {items.map(({ title, text, email }) => (
      <li key={title}>
        <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
          <span className="h3">{title}</span>
          <span className="small muted">{text}</span>
          <span className={styles.ask}>Запросить по&nbsp;почте</span>
        </a>
      </li>
    ))}
  </ul>
)

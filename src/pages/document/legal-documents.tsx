import { Accordion } from '#src/components/accordion.tsx'
import { LegalText } from '#src/components/forms/legal-text.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import type { LegalListItem } from '#src/domain/shapes/legal.ts'
import { formatDate } from '#src/domain/format.ts'
import styles from '#src/pages/document/document.module.css'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { useAppState } from '#src/stores/app-store.ts'

/** Full texts, each with its edition and its PDF. */
export function LegalDocuments() {
  const documents = useAppState(({ legal }) => legal)
  if (!documents) return <Missing />
  return (
    <Accordion
      items={documents.map((document) => ({
        id: document.key,
        title: (
          <>
            {document.title} <span className={styles.edition}>{document.editionText}</span>
          </>
        ),
        content: (
          <LegalText document={document} dated={false}>
            <p>
              <SiteLink target={{ href: document.path }}>Скачать PDF</SiteLink>
            </p>
            <Former editions={document.former} />
          </LegalText>
        ),
      }))}
    />
  )
}

const Former = ({ editions }: { editions: LegalListItem['former'] }) =>
  editions.length > 0 && (
    <div className="small">
      <h3 className="h3">Прежние редакции</h3>
      <ul className={styles.former}>
        {editions.map(({ day, path }) => (
          <li key={path}>
            <SiteLink target={{ href: path }}>от {formatDate(day)} (PDF)</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )

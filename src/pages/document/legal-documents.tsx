import { Accordion } from '#src/components/accordion.tsx'
import { LegalText } from '#src/components/forms/legal-text.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { legalFiles } from '#src/content/legal/files.ts'
import styles from '#src/pages/document/document.module.css'

/** Full texts, each with its edition and its PDF. */
export const LegalDocuments = () => (
  <Accordion
    items={legalFiles.map((file) => ({
      id: file.id,
      title: (
        <>
          {file.title} <span className={styles.edition}>{file.document.editionText}</span>
        </>
      ),
      content: (
        <LegalText document={file.document} dated={false}>
          <p>
            <SiteLink target={{ href: file.path }}>Скачать PDF</SiteLink>
          </p>
        </LegalText>
      ),
    }))}
  />
)

import type { ReactNode } from 'react'
import { CtaList } from '#src/components/site-button.tsx'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { requestedDocuments } from '#src/content/document-lists.ts'
import { editions } from '#src/brand/brand.ts'
import { formatDate } from '#src/domain/format.ts'
import { LegalDocuments } from '#src/pages/document/legal-documents.tsx'
import { RequestedDocuments } from '#src/pages/document/requested-documents.tsx'
import { StepLine } from '#src/pages/document/step-line.tsx'
import { TermLine } from '#src/pages/document/term-line.tsx'
import { Paragraphs, SectionCtas, SectionList } from '#src/pages/shared/copy/copy.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import type { RouteName } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/document/document.module.css'

/** Content of a section besides its text; `list` replaces the plain list. */
type Extras = Partial<Record<string, { list?: (items: readonly string[]) => ReactNode; after?: ReactNode }>>

const steps = (items: readonly string[]) => <StepLine items={items} />
const extras: Partial<Record<RouteName, Extras>> = {
  contractors: {
    start: { list: steps },
    documents: { after: <RequestedDocuments items={requestedDocuments.contractors} /> },
  },
  workers: {
    assessment: { after: <RequestedDocuments items={requestedDocuments.workers} /> },
    safety: { list: steps },
  },
  'personal-data': {
    term: { after: <TermLine /> },
    documents: { list: () => null, after: <LegalDocuments /> },
  },
}

/** A document: contents on the left in columns 1–3, the text in 5–11, lists and files full width. */
export const Page = ({ name, copy }: PageProps) => (
  <article className={`wrap ${styles.document}`}>
    <Head copy={copy} dated={name === 'personal-data'} />
    <nav className={styles.contents} aria-label="Содержание">
      <ol>
        {copy.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
    <div className={styles.body}>
      {copy.sections.map((section) => (
        <Part key={section.id} section={section} extra={extras[name]?.[section.id] ?? {}} />
      ))}
      <CtaList ctas={copy.ctas} />
    </div>
  </article>
)

const Head = ({ copy, dated }: { copy: PageCopy; dated: boolean }) => (
  <header className={styles.head}>
    <h1 className="display">{copy.h1}</h1>
    {copy.lead && <p className="lead">{copy.lead}</p>}
    {dated && <PolicyDate />}
  </header>
)

/** Edition of the policy that the page describes. */
function PolicyDate() {
  const policy = useAppState(({ legal }) => legal?.find(({ key }) => key === 'personal-data-policy'))
  const day = (policy?.edition ?? editions.legal).slice(0, 10)
  return (
    <p className="small muted num">
      Редакция от&nbsp;<time dateTime={day}>{formatDate(day)}</time>
    </p>
  )
}

const Part = ({ section, extra }: { section: Section; extra: NonNullable<Extras[string]> }) => (
  <section id={section.id}>
    <h2 className="h2">{section.heading}</h2>
    <Paragraphs text={section.text} />
    {section.list && (extra.list ? extra.list(section.list) : <SectionList items={section.list} />)}
    {extra.after}
    {section.ctas && <SectionCtas ctas={section.ctas} />}
  </section>
)

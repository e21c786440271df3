import type { Section } from '#src/content/copy.ts'
import { company } from '#src/brand/brand.ts'
import { CopySection, PageHead, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import { Questions } from '#src/pages/support/questions.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/support/support.module.css'

/** Visitors in trouble first, then the question field as the title, then the contact for letters. */
export function Page({ copy }: PageProps) {
  const [urgent, faq] = ['urgent', 'faq'].map((id) => sectionOf(copy, id))
  const rest = copy.sections.filter(({ id }) => id !== 'urgent' && id !== 'faq')
  return (
    <>
      <PageHead copy={copy} />
      {urgent && <Urgent section={urgent} />}
      {faq && <Questions section={faq} />}
      {rest.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      <NextPage label="Ответа нет" title="Спросить человека" href={hrefTo('contacts', { hash: 'write' })} />
    </>
  )
}

function Urgent({ section }: { section: Section }) {
  const hours = useAppState(({ options }) => options?.support_hours) ?? company.supportHours
  return (
    <section id={section.id} className={styles.urgent} data-scene="dark">
      <div className="wrap">
        <h2 className="h2">{section.heading}</h2>
        <p className={styles.phone}>
          <SupportPhone />
        </p>
        <p className="small muted">{hours}</p>
        {section.text.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

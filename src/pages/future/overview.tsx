import { CtaList } from '#src/components/site-button.tsx'
import { CONCEPT_NAMES, type ConceptName } from '#src/content/concepts.ts'
import type { Section } from '#src/content/copy.ts'
import { ConceptPicture, Poster } from '#src/pages/future/concept-picture.tsx'
import styles from '#src/pages/future/future.module.css'
import type { PageProps } from '#src/pages/page-module.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'

/** Each concept has a screen of its own, in the dark; the reason for them stands between the headline and the cars. */
export const Overview = ({ copy }: Pick<PageProps, 'copy'>) => (
  <div className={styles.dark} data-scene="dark">
    <section className={styles.hero}>
      <PageHead copy={copy} className={styles.overviewHead} />
      <ConceptPicture concept="x" slot="concept-rear" eager className={styles.leaving} />
    </section>
    {copy.sections.map((section) => {
      const concept = CONCEPT_NAMES.find((name) => name === section.id)
      return concept ? (
        <ConceptScreen key={section.id} section={section} concept={concept} />
      ) : (
        <CopySection key={section.id} section={section} tight />
      )
    })}
    {copy.ctas && (
      <div className={`wrap ${styles.ctas}`}>
        <CtaList ctas={copy.ctas} />
      </div>
    )}
  </div>
)

const ConceptScreen = ({ section, concept }: { section: Section; concept: ConceptName }) => (
  <section id={section.id} className={styles.screen}>
    <div className={`wrap ${styles.screenText}`}>
      <h2 className="giant">{section.heading}</h2>
      <SectionText section={section} lead={false} />
    </div>
    <Poster concept={concept} />
  </section>
)

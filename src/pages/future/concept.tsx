import { CtaList } from '#src/components/site-button.tsx'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { ConceptName } from '#src/content/concepts.ts'
import type { Section } from '#src/content/copy.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { ConceptPicture, Poster } from '#src/pages/future/concept-picture.tsx'
import styles from '#src/pages/future/concept.module.css'
import { MovingLight } from '#src/pages/future/moving-light.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { hrefTo } from '#src/routes.ts'

/** A concept as a poster: the whole car, then a thought, the car from behind, and its light from near. */
export function Concept({ concept, copy }: { concept: ConceptName } & Pick<PageProps, 'copy'>) {
  const [idea, behind, near, ...others] = copy.sections
  return (
    <>
      <div className={styles.dark} data-scene="dark">
        <section className={styles.hero}>
          <div className={styles.words}>
            <PageHead copy={copy} size="giant" />
          </div>
          <Poster concept={concept} eager>
            <MovingLight concept={concept} />
          </Poster>
        </section>
        {idea && <CopySection section={idea} />}
        {behind && <Behind section={behind} concept={concept} />}
        {near && <Near section={near} concept={concept} />}
        {others.map((section) => (
          <CopySection key={section.id} section={section} />
        ))}
        {copy.ctas && (
          <div className={`wrap ${styles.ctas}`}>
            <CtaList ctas={copy.ctas} />
          </div>
        )}
      </div>
      <NextPage
        title={concept === 'x' ? 'Mint' : `${BRAND} X`}
        href={concept === 'x' ? hrefTo('future-mint') : hrefTo(`future-${BRAND_SLUG}-x`)}
      />
    </>
  )
}

type PartProps = { section: Section; concept: ConceptName }

/** The car from behind from edge to edge, its words on the left over it. */
const Behind = ({ section, concept }: PartProps) => (
  <section id={section.id} className={styles.behind}>
    <div className={`wrap ${styles.over}`}>
      <h2 className="h1">{section.heading}</h2>
      <SectionText section={section} />
    </div>
    <ConceptPicture concept={concept} slot="concept-rear" className={styles.rear} />
  </section>
)

const ENLARGED = `${PHONE} 250vw, 130vw`

/** A window into the poster: on wide screens its file is here already. */
const Near = ({ section, concept }: PartProps) => (
  <section id={section.id} className={styles.near}>
    <div className={`wrap ${styles.nearRow}`}>
      <div className={`${styles.window} ${styles[concept]}`} aria-hidden>
        <ConceptPicture concept={concept} slot="concept" sizes={ENLARGED} className={styles.enlarged} />
      </div>
      <div className={styles.beside}>
        <h2 className="h2">{section.heading}</h2>
        <SectionText section={section} lead={false} />
      </div>
    </div>
  </section>
)

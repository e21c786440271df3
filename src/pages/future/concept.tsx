import { CtaList } from '#src/components/site-button.tsx'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { ConceptName, ConceptSlot } from '#src/content/concepts.ts'
import type { Section } from '#src/content/copy.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { ConceptPicture, Poster } from '#src/pages/future/concept-picture.tsx'
import styles from '#src/pages/future/concept.module.css'
import { MovingLight } from '#src/pages/future/moving-light.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { hrefTo } from '#src/routes.ts'

/** What the second thought is of, and what is seen last: an opening in the flank is seen from the side. */
const ACROSS: Record<ConceptName, { said: ConceptSlot; last: ConceptSlot }> = {
  x: { said: 'concept-rear', last: 'concept-side' },
  mint: { said: 'concept-side', last: 'concept-rear' },
}

/** A concept as a poster: the whole car, a thought, the car from another side, its light from near, the third side. */
export function Concept({ concept, copy }: { concept: ConceptName } & Pick<PageProps, 'copy'>) {
  const [idea, across, near, ...others] = copy.sections
  const { said, last } = ACROSS[concept]
  return (
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
      {across && <Across section={across} concept={concept} slot={said} />}
      {near && <Near section={near} concept={concept} />}
      {others.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      <ConceptPicture concept={concept} slot={last} className={styles.last} />
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <NextPage
        title={concept === 'x' ? 'Mint' : `${BRAND} X`}
        href={concept === 'x' ? hrefTo('future-mint') : hrefTo(`future-${BRAND_SLUG}-x`)}
      />
    </div>
  )
}

type PartProps = { section: Section; concept: ConceptName }

/** The car from edge to edge, its words in the dark over it. */
const Across = ({ section, concept, slot }: PartProps & { slot: ConceptSlot }) => (
  <section id={section.id} className={styles.across}>
    <div className={`wrap ${styles.over}`}>
      <h2 className="h1">{section.heading}</h2>
      <SectionText section={section} />
    </div>
    <ConceptPicture concept={concept} slot={slot} className={styles.whole} />
  </section>
)

const NEAR_SIZES = `${PHONE} 100vw, 62vw`

/** Its light from near, with the last thought beside it. */
const Near = ({ section, concept }: PartProps) => (
  <section id={section.id} className={styles.near}>
    <div className={`wrap ${styles.nearRow}`}>
      <ConceptPicture concept={concept} slot="concept-lamp" sizes={NEAR_SIZES} className={styles.lamp} />
      <div className={styles.beside}>
        <h2 className="h2">{section.heading}</h2>
        <SectionText section={section} lead={false} />
      </div>
    </div>
  </section>
)

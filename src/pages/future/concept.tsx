import { cx } from '#src/components/class-names.ts'
import { CtaList } from '#src/components/site-button.tsx'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { ConceptName, ConceptSlot } from '#src/content/concepts.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Section } from '#src/content/copy.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { ConceptPicture, PlacedConcept, Poster } from '#src/pages/future/concept-picture.tsx'
import styles from '#src/pages/future/concept.module.css'
import { MovingLight } from '#src/pages/future/moving-light.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { Arrow, HrefLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'

/** What the second thought is of, and what is seen after it: an opening in the flank is seen from the side. */
const ACROSS: Record<ConceptName, { said: ConceptSlot; last: ConceptSlot }> = {
  x: { said: 'concept-rear', last: 'concept-side' },
  mint: { said: 'concept-side', last: 'concept-rear' },
}

/** A concept: the whole car, a thought and its sizes, the car in a place and from two more sides, its light from near, the other concept. */
export function Concept({ concept, copy }: { concept: ConceptName } & Pick<PageProps, 'copy'>) {
  const [idea, across, near, ...others] = copy.sections
  const { said, last } = ACROSS[concept]
  return (
    <>
      <section className={cx(styles.dark, styles.hero)} data-scene="dark">
        <div className={styles.words}>
          <PageHead copy={copy} size="giant" />
        </div>
        <Poster concept={concept} eager>
          <MovingLight concept={concept} />
        </Poster>
      </section>
      {idea && (
        <div className={styles.idea}>
          <CopySection section={idea} />
        </div>
      )}
      <PlacedConcept concept={concept} />
      <div className={styles.dark} data-scene="dark">
        {across && <Across section={across} concept={concept} slot={said} />}
        <ConceptPicture concept={concept} slot={last} className={styles.last} />
      </div>
      {near && <Near section={near} concept={concept} />}
      {others.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      {concept === 'x' ? (
        <Next concept="mint" title="Mint" href={hrefTo('future-mint')} />
      ) : (
        <Next concept="x" title={`${BRAND} X`} href={hrefTo(`future-${BRAND_SLUG}-x`)} />
      )}
    </>
  )
}

const NEXT_SIZES = `${PHONE} 100vw, 66vw`

/** The other concept, seen: the page leads on to a car, not to a word. */
const Next = ({ concept, title, href }: { concept: ConceptName; title: string; href: string }) => (
  <nav className={styles.dark} data-scene="dark" aria-label="Дальше">
    <HrefLink href={href} className={`wrap ${styles.next}`}>
      <span className={styles.nextWords}>
        <span className="muted">Дальше</span>
        <span className={`display ${styles.nextName}`}>
          {typograf(title)}
          <Arrow className={styles.nextArrow} />
        </span>
      </span>
      <PlacedConcept concept={concept} sizes={NEXT_SIZES} className={styles.nextPicture} />
    </HrefLink>
  </nav>
)

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

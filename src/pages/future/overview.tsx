import { cx } from '#src/components/class-names.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import { CONCEPT_NAMES, type ConceptName } from '#src/content/concepts.ts'
import type { Section } from '#src/content/copy.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { ConceptPicture, PlacedConcept } from '#src/pages/shared/cars/concept-picture.tsx'
import styles from '#src/pages/future/future.module.css'
import type { PageProps } from '#src/pages/page-module.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { hrefTo } from '#src/routes.ts'

/**
 * A concept in its place with links to each, the reason for the concepts, then each on a screen of its own, in the dark, and the
 * production cars based on them.
 */
export const Overview = ({ copy }: Pick<PageProps, 'copy'>) => (
  <>
    <section className={styles.hero} data-scene="dark">
      <PageHead copy={copy} className={styles.overviewHead} />
      <PlacedConcept concept={CONCEPT_NAMES[0]} eager className={styles.opening} />
      <p className={`wrap ${styles.ways}`}>
        <ButtonLink target={{ href: hrefTo(`future-${BRAND_SLUG}-x`) }}>{`${BRAND} X`}</ButtonLink>
        <ButtonLink target={{ href: hrefTo('future-mint') }}>Mint</ButtonLink>
      </p>
    </section>
    {copy.sections.map((section) => {
      const concept = CONCEPT_NAMES.find((name) => name === section.id)
      return concept ? (
        <ConceptScreen key={section.id} section={section} concept={concept} />
      ) : (
        <CopySection key={section.id} section={section} />
      )
    })}
    <div className={styles.onward}>
      <NextPage title="Модельный ряд" href={hrefTo(`${BRAND_SLUG}-models`)} />
    </div>
  </>
)

/** Of a 20:9 picture a phone shows the middle, 16:9. */
const REAR_SIZES = `${PHONE} 125vw, 100vw`

/** The first has been shown in its place and is shown from behind; others are shown in theirs. */
function ConceptScreen({ section, concept }: { section: Section; concept: ConceptName }) {
  const isPlaced = concept !== CONCEPT_NAMES[0]
  return (
    <section id={section.id} className={cx(styles.screen, isPlaced && styles.placed)} data-scene="dark">
      <div className={`wrap ${styles.screenText}`}>
        <h2 className="giant">{section.heading}</h2>
        <SectionText section={section} lead={false} />
      </div>
      {isPlaced ? (
        <PlacedConcept concept={concept} className={styles.opening} />
      ) : (
        <ConceptPicture concept={concept} slot="concept-rear" sizes={REAR_SIZES} className={styles.rear} />
      )}
    </section>
  )
}

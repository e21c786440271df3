import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { ButtonLink, CtaList } from '#src/components/site-button.tsx'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import type { ConceptName } from '#src/content/concepts.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Cta, Figure, Section } from '#src/content/copy.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { CarFronts } from '#src/pages/shared/cars/fronts.tsx'
import { ConceptPicture, PlacedConcept, Poster } from '#src/pages/shared/cars/concept-picture.tsx'
import styles from '#src/pages/future/concept.module.css'
import { MeasuredConcept } from '#src/pages/future/measured.tsx'
import { MovingLight } from '#src/pages/future/moving-light.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { Arrow, HrefLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'

/**
 * A concept: the whole car, its idea, the car from above, its flank with dimensions, its cabin, its lamp and its tail,
 * the cars that have its lines of light, the car in its place, the other concept.
 */
export function Concept({ concept, copy }: { concept: ConceptName } & Pick<PageProps, 'copy'>) {
  const [idea, across, inside, near, ...others] = copy.sections
  const [forward, ...onward] = copy.ctas ?? []
  /** The cars that have its lines of light: the way on comes after them. */
  const hasFronts = near?.id === 'series'
  const views = [
    <PlacedConcept key="above" concept={concept} view="above" className={styles.above} />,
    <PlacedConcept key="place" concept={concept} className={styles.place} />,
  ]
  // The small one begins in its town: no two pages are one after the other.
  if (concept === 'mint') views.reverse()
  return (
    <>
      <section className={cx(styles.dark, styles.hero)} data-scene="dark">
        <div className={styles.words}>
          <PageHead copy={copy} size="giant">
            {forward && <ButtonLink cta={forward} />}
          </PageHead>
        </div>
        <Poster concept={concept} eager>
          <MovingLight concept={concept} />
        </Poster>
      </section>
      {idea && (
        <section id={idea.id} className={`section ${styles.idea}`}>
          <div className={`wrap ${styles.over}`}>
            <h2 className="h1">{idea.heading}</h2>
            <SectionText section={idea} />
          </div>
        </section>
      )}
      {views[0]}
      <div className={styles.dark} data-scene="dark">
        {across && <Across section={across} concept={concept} figures={idea?.figures} />}
        {inside && <Inside section={inside} concept={concept} />}
        {near && <Near section={near} concept={concept} ctas={hasFronts ? undefined : onward} />}
        {hasFronts && (
          <>
            <CarFronts first={<Lamp concept={concept} />} />
            <CtaList ctas={onward} className={`wrap ${styles.onward}`} />
          </>
        )}
      </div>
      {views[1]}
      {others.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      {concept === 'x' ? (
        <Next concept="mint" title="Mint" href={hrefTo('future-mint')} />
      ) : (
        <Next concept="x" title={`${BRAND} X`} href={hrefTo(`future-${BRAND_SLUG}-x`)} />
      )}
    </>
  )
}

const FACE_SIZES = `${PHONE} 100vw, 34vw`

/** Its own lines of light, beside those that came from them. */
const Lamp = ({ concept }: { concept: ConceptName }) => (
  <>
    <ConceptPicture concept={concept} slot="concept-lamp" sizes={FACE_SIZES} className={styles.first} />
    <span>{concept === 'x' ? `${BRAND} X` : 'Mint'}</span>
  </>
)

const NEXT_SIZES = `${PHONE} 100vw, 66vw`

/** A picture of the other concept as the link to it. */
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

/** The flank, full width, with its dimensions and text over the dark part. */
const Across = ({ section, concept, figures }: PartProps & { figures: readonly Figure[] | undefined }) => (
  <section id={section.id} className={styles.across}>
    <div className={`wrap ${styles.over}`}>
      <h2 className="h1">{section.heading}</h2>
      <SectionText section={section} />
    </div>
    <MeasuredConcept concept={concept} />
    <div className={`wrap ${styles.sizes}`}>
      <Figures items={figures} />
    </div>
  </section>
)

/** The driver's place, full width, with its text over the dark part. */
const Inside = ({ section, concept }: PartProps) => (
  <section id={section.id} className={styles.inside}>
    <div className={`wrap ${styles.over}`}>
      <h2 className="h1">{section.heading}</h2>
      <SectionText section={section} />
    </div>
    <PlacedConcept concept={concept} view="cabin" className={styles.cabin} />
  </section>
)

const LAMP_SIZES = `${PHONE} 100vw, 50vw`
/** A full-height crop, 16:9, of a 20:9 picture. */
const TAIL_SIZES = `${PHONE} 125vw, 75vw`

/** A close-up of its lamp beside the whole car from behind, with the last text under both. */
const Near = ({ section, concept, ctas }: PartProps & { ctas: readonly Cta[] | undefined }) => (
  <section id={section.id} className={styles.near}>
    <ConceptPicture concept={concept} slot="concept-lamp" sizes={LAMP_SIZES} className={cx(styles.part, styles.lamp)} />
    <ConceptPicture concept={concept} slot="concept-rear" sizes={TAIL_SIZES} className={styles.part} />
    <div className={`wrap ${styles.over} ${styles.under}`}>
      <h2 className="h1">{section.heading}</h2>
      <div>
        <SectionText section={section} />
        <CtaList ctas={ctas} />
      </div>
    </div>
  </section>
)

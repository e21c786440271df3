import { LazyImage } from '#src/components/lazy-image.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import { CopySection, PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo, type RouteName } from '#src/routes.ts'
import styles from '#src/pages/future/future.module.css'

type Concept = 'x' | 'mint' | 'next'

const ALTS: Record<Concept, string> = {
  x: `Концепт ${BRAND} X: низкое купе в темноте, светятся крыша и две линии фар`,
  mint: 'Концепт Mint: маленький городской автомобиль в темноте',
  next: 'Силуэт следующего концепта под тканью',
}

const ConceptPicture = ({ concept, eager = false }: { concept: Concept; eager?: boolean }) => (
  <LazyImage
    src={`/images/cars/concept-${concept}-light.svg`}
    alt={ALTS[concept]}
    width={5505}
    height={1900}
    eager={eager}
    className={styles.image}
  />
)

/** Whose page it is, and where it leads on. */
const CONCEPT_OF: Partial<Record<RouteName, Concept>> = { [`future-${BRAND_SLUG}-x`]: 'x', 'future-mint': 'mint' }

export function Page({ name, copy }: PageProps) {
  const concept = CONCEPT_OF[name]
  if (!concept) return <Overview copy={copy} />
  return (
    <>
      <section className={styles.hero} data-scene="dark">
        <PageHead copy={copy} size="giant" />
        <div className={concept === 'mint' ? styles.leaving : styles.car}>
          <ConceptPicture concept={concept} eager />
        </div>
      </section>
      {copy.sections.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <NextPage
        title={concept === 'x' ? 'Mint' : `${BRAND} X`}
        href={concept === 'x' ? hrefTo('future-mint') : hrefTo(`future-${BRAND_SLUG}-x`)}
      />
    </>
  )
}

/** Each concept has a screen of its own, in the dark; the reason for them stands between the headline and the cars. */
function Overview({ copy }: Pick<PageProps, 'copy'>) {
  return (
    <div className={styles.dark} data-scene="dark">
      <section className={styles.hero}>
        <PageHead copy={copy} className={styles.overviewHead} />
        <div className={styles.car}>
          <ConceptPicture concept="next" eager />
        </div>
      </section>
      {copy.sections.map((section) =>
        isConcept(section.id) ? (
          <ConceptScreen key={section.id} section={section} concept={section.id} />
        ) : (
          <CopySection key={section.id} section={section} tight />
        ),
      )}
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
    </div>
  )
}

const isConcept = (id: string): id is 'x' | 'mint' => id === 'x' || id === 'mint'

const ConceptScreen = ({ section, concept }: { section: Section; concept: 'x' | 'mint' }) => (
  <section id={section.id} className={styles.screen}>
    <div className={`wrap ${styles.screenText}`}>
      <h2 className="giant">{section.heading}</h2>
      <SectionText section={section} lead={false} />
    </div>
    <div className={concept === 'mint' ? styles.leaving : styles.car}>
      <ConceptPicture concept={concept} />
    </div>
  </section>
)

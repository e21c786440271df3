import '#src/content/pictures/line-up.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { CtaList } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { Craft } from '#src/pages/brand/craft.tsx'
import { BrandOpening } from '#src/pages/brand/scenes.tsx'
import { CopySection, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { CONCEPT_NAMES } from '#src/content/concepts.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { FIRST_OF_ALL, SEAT_CAR } from '#src/content/brand-cars.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { CarFronts } from '#src/pages/shared/cars/fronts.tsx'
import { PlacedConcept } from '#src/pages/shared/cars/concept-picture.tsx'
import { CarDiagram } from '#src/pages/shared/diagrams/car-diagram.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/brand/brand.module.css'

/** A front in the dark, the rear seat, the lamp signature on every model, all of them in one hall, materials, and the concept that the next page begins with. */
export function Page({ copy }: PageProps) {
  const [future] = CONCEPT_NAMES
  const all = acrossScreen(FIRST_OF_ALL, 'line-up')
  const [human, lines, luxury, craft] = ['human', 'two-lines', 'calm-luxury', 'craft'].map((id) => sectionOf(copy, id))
  return (
    <>
      <BrandOpening copy={copy} />
      {human && <Human section={human} />}
      {lines && (
        <div className={styles.faces} data-scene="dark">
          <div className={`wrap ${styles.linesHead}`} id={lines.id}>
            <h2 className="h1">{lines.heading}</h2>
            <SectionText section={{ ...lines, ctas: [] }} />
          </div>
          <CarFronts />
          {all && <ModelPicture picture={all} className={styles.across} />}
        </div>
      )}
      <section className="section">
        <div className="wrap">
          {luxury && (
            <div id={luxury.id} className={styles.luxury}>
              <h2 className="display">{luxury.heading}</h2>
              <div>
                <SectionText section={luxury} />
              </div>
            </div>
          )}
        </div>
        {craft && <Craft section={craft} />}
        <div className={`wrap ${styles.onward}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      </section>
      {generatedConcepts[future]?.['concept-place'] && <PlacedConcept concept={future} />}
      <NextPage title="Автомобили будущего" href={hrefTo('future')} />
    </>
  )
}

/** The rear seat, full width; where there is no such picture, its place in the plan. */
function Human({ section }: { section: Section }) {
  const seat = acrossScreen(SEAT_CAR, 'cabin-rear')
  if (seat)
    return (
      <>
        <section className={`wrap ${styles.linesHead} ${styles.human}`} id={section.id}>
          <h2 className="h1">{section.heading}</h2>
          <SectionText section={section} />
        </section>
        <ModelPicture picture={seat} className={styles.across} />
      </>
    )
  return (
    <CopySection section={section}>
      <div className={styles.person}>
        <CarDiagram code="g90" draw={(d) => d.personDiagram('g90')} tall />
      </div>
    </CopySection>
  )
}

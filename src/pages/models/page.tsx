import '#src/content/pictures/line-up.ts'
import { FIRST_OF_ALL } from '#src/content/brand-cars.ts'
import { useLocation } from 'react-router-dom'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { Boots } from '#src/pages/models/boot.tsx'
import { Cards } from '#src/pages/models/cards.tsx'
import { Contours, contours } from '#src/pages/models/contours.tsx'
import { Compare } from '#src/pages/models/compare.tsx'
import { FiveQuestions, preloadAdvice } from '#src/pages/models/five-questions.tsx'
import { Garage } from '#src/pages/models/garage.tsx'
import { Overview } from '#src/pages/models/overview.tsx'
import { PageHead, SectionCtas, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { AcrossSection } from '#src/pages/shared/cars/across-section.tsx'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import type { ModelCode } from '#src/domain/model.ts'
import type { PageProps } from '#src/pages/page-module.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/models/models.module.css'

export const preloadParts = preloadAdvice
export const preloadDrawings = contours.preload

/** The car over the last section (own-pictures.ts). */
const ENDING: ModelCode = 'gv70'

const OWN = ['scale', 'five-questions', 'compare', 'boot', 'garage']

export function Page({ copy, route }: PageProps) {
  const models = useAppState((state) => state.models)
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const between = acrossScreen(FIRST_OF_ALL, 'line-up')
  const [scale, questions, compare, boot, garage] = OWN.map((id) => sectionOf(copy, id))
  return (
    <>
      <div data-scene="dark" className={styles.opening}>
        <PageHead copy={copy} className={styles.head}>
          {copy.ctas && (
            <nav aria-label="На этой странице" className={styles.jumps}>
              <SectionCtas ctas={copy.ctas} />
            </nav>
          )}
        </PageHead>
        {models && <Cards models={models} section={scale} />}
        <div className="wrap">
          {!models && <Missing />}
          <div className={styles.note}>
            <PriceNote />
          </div>
        </div>
      </div>
      <div className={styles.page}>
        <Contours />
        {/* Another address is another choice: previous choices here do not override it. */}
        {questions && (
          <FiveQuestions key={`questions ${search}`} section={questions} query={query} action={route.path} />
        )}
        {between && <ModelPicture picture={between} className={styles.between} />}
        {models && scale && (
          <section id={scale.id} className="section">
            <div className="wrap">
              <CopyHead section={{ ...scale, list: [] }} />
              <Overview models={models} />
            </div>
          </section>
        )}
        {models && compare && (
          <Compare key={`compare ${search}`} models={models} section={compare} query={query} action={route.path} />
        )}
        {models && boot && <Boots models={models} section={boot} />}
        {models && garage && (
          <Garage key={`garage ${search}`} models={models} section={garage} query={query} action={route.path} />
        )}
        {copy.sections
          .filter(({ id }) => !OWN.includes(id))
          .map((section) => (
            <AcrossSection key={section.id} code={ENDING} slot="place" section={section} scene="dark" />
          ))}
      </div>
    </>
  )
}

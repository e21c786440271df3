import { Figures } from '#src/components/figures.tsx'
import { CopySection, PageCtas, PageHead, SectionText, sectionOf } from '#src/pages/parts/copy.tsx'
import { Finder } from '#src/pages/parts/dealers/finder/finder.tsx'
import { DiagramFigure } from '#src/pages/parts/diagram.tsx'
import { NextPage } from '#src/pages/parts/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/certified/certified.module.css'

/** As many points as the check has: the figure of the copy and the drawing are one number. */
const POINTS = 110

/** The car made of its checks; then what the buyer gets, and where. */
export function Page({ copy, route }: PageProps) {
  const cities = useAppState((state) => state.citiesCertified)
  const allCities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealersCertified[dealerListKey()])
  const [meaning, places] = ['meaning', 'dealers'].map((id) => sectionOf(copy, id))
  const rest = copy.sections.filter(({ id }) => id !== 'meaning' && id !== 'dealers')
  return (
    <>
      <PageHead copy={copy} className={styles.head} />
      {meaning && (
        <section id={meaning.id} className={styles.meaning}>
          <div className="wrap">
            <DiagramFigure draw={(d) => d.pointsDiagram('g90', POINTS)} />
            <div className={styles.words}>
              <h2 className="h1">{meaning.heading}</h2>
              <SectionText section={meaning} />
            </div>
            <Figures items={meaning.figures} />
          </div>
        </section>
      )}
      {rest.map((section) => (
        <CopySection key={section.id} section={section} />
      ))}
      {places && (
        <section className="section">
          <div className="wrap">
            <div className={styles.words}>
              <h2 className="h1">{places.heading}</h2>
              <div>
                <SectionText section={places} />
              </div>
            </div>
            <Finder
              cities={cities}
              dealers={dealers}
              path={route.path}
              allCities={allCities}
              anchor={places.id}
              common="certified"
            />
          </div>
        </section>
      )}
      <PageCtas ctas={copy.ctas} />
      <NextPage title="Трейд-ин" href={hrefTo('contacts', { hash: 'trade-in' })} />
    </>
  )
}

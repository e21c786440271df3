import { Figures } from '#src/components/figures.tsx'
import type { Section } from '#src/content/copy.ts'
import { company } from '#src/brand/brand.ts'
import { CopySection, PageCtas, PageHead, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { Finder } from '#src/pages/shared/dealers/finder/finder.tsx'
import { CarDiagram } from '#src/pages/shared/diagrams/car-diagram.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/certified/certified.module.css'

/** As many points as the check has: the figure of the copy and the drawing are one number. */
const POINTS = 110

const OWN = ['meaning', 'points', 'stock', 'dealers']

/** The car made of its checks; then what the buyer gets, and where. */
export function Page({ copy, route }: PageProps) {
  const cities = useAppState((state) => state.citiesCertified)
  const allCities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealersCertified[dealerListKey()])
  const [meaning, points, stock, places] = OWN.map((id) => sectionOf(copy, id))
  const rest = copy.sections.filter(({ id }) => !OWN.includes(id))
  return (
    <>
      <PageHead copy={copy} className={styles.head} />
      {meaning && (
        <section id={meaning.id} className={styles.meaning}>
          <div className="wrap">
            <CarDiagram code="g90" draw={(d) => d.pointsDiagram('g90', POINTS)} />
            <div className={styles.words}>
              <h2 className="h1">{meaning.heading}</h2>
              <SectionText section={meaning} />
            </div>
            <Figures items={meaning.figures} />
          </div>
        </section>
      )}
      {points && (
        <CopySection section={{ ...points, list: [] }}>
          <Points items={points.list ?? []} />
        </CopySection>
      )}
      {stock && <Stock section={stock} />}
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

/** «Кузов. Толщина краски…»: the first sentence names the group. */
const Points = ({ items }: { items: readonly string[] }) => (
  <dl className={styles.points}>
    {items.map((item) => {
      const [name = item, ...rest] = item.split('. ')
      return (
        <div key={item}>
          <dt className="h3">{name}</dt>
          <dd>{rest.join('. ')}</dd>
        </div>
      )
    })}
  </dl>
)

/** No cars are listed here: the page names whom to ask and how; the letter is prepared with its questions. */
function Stock({ section }: { section: Section }) {
  const letter = new URLSearchParams({ subject: LETTER.subject, body: LETTER.body }).toString().replaceAll('+', '%20')
  return (
    <section id={section.id} className="section" data-scene="light">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h1">{section.heading}</h2>
          <p className="lead">{section.text[0]}</p>
        </div>
        <ol className={styles.steps}>
          {section.list?.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.ways}>
          <a href="#dealers">Дилеры программы</a>
          <a href={`mailto:${company.supportEmail}?${letter}`}>Написать, что ищете</a>
        </p>
      </div>
    </section>
  )
}

const LETTER = {
  subject: 'Ищу автомобиль с пробегом',
  body: 'Модель:\nГод, не старше:\nПробег, не больше:\nСумма, до:\nГород:\nКак связаться:',
}

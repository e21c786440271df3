import '#src/content/pictures/line-up.ts'
import { Figures } from '#src/components/figures.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import type { Section } from '#src/content/copy.ts'
import { FIRST_OF_ALL } from '#src/content/brand-cars.ts'
import { company } from '#src/brand/brand.ts'
import { CopySection, PageCtas, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { SceneOpening } from '#src/pages/shared/cars/scene-opening.tsx'
import { Finder } from '#src/pages/shared/dealers/finder/finder.tsx'
import { CarDiagram } from '#src/pages/shared/diagrams/car-diagram.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/certified/certified.module.css'

/** As many points as the check has: the number in the copy and in the drawing are the same. */
const POINTS = 110

const OWN = ['meaning', 'points', 'stock', 'dealers']

/** All models; a car's known history, its checks, what the buyer gets, and where. */
export function Page({ copy, route }: PageProps) {
  const cities = useAppState((state) => state.citiesCertified)
  const allCities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealersCertified[dealerListKey()])
  const [meaning, points, stock, places] = OWN.map((id) => sectionOf(copy, id))
  const rest = copy.sections.filter(({ id }) => !OWN.includes(id))
  return (
    <>
      <SceneOpening
        picture={acrossScreen(FIRST_OF_ALL, 'line-up')}
        veil={styles.all}
        head={
          <>
            <h1 className={`display ${styles.h1}`}>{copy.h1}</h1>
            {copy.lead && <p className="lead">{copy.lead}</p>}
          </>
        }
      >
        {places && (
          <ButtonLink target={{ href: `#${places.id}` }} className={styles.first}>
            {places.heading}
          </ButtonLink>
        )}
        <p className={styles.letter}>
          <a href={LETTER_HREF}>Написать, что ищете</a>
        </p>
      </SceneOpening>
      {meaning && (
        <CopySection section={{ ...meaning, figures: [] }}>
          <Figures items={meaning.figures} />
        </CopySection>
      )}
      {points && (
        <CopySection section={{ ...points, list: [] }} tight>
          <div className={styles.dots}>
            <CarDiagram code="g90" draw={(d) => d.pointsDiagram('g90', POINTS)} />
          </div>
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

/** «Кузов. Толщина краски…»: the first sentence is the group's name. */
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

/** No cars are listed here: the page says whom to ask, with a prepared letter. */
function Stock({ section }: { section: Section }) {
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
          <a href={LETTER_HREF}>Написать, что ищете</a>
        </p>
      </div>
    </section>
  )
}

const LETTER = {
  subject: 'Ищу автомобиль с пробегом',
  body: 'Модель:\nГод, не старше:\nПробег, не больше:\nСумма, до:\nГород:\nКак связаться:',
}
const LETTER_HREF = `mailto:${company.supportEmail}?${new URLSearchParams(LETTER).toString().replaceAll('+', '%20')}`

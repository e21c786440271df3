import { CarThumb } from '#src/components/car-thumb.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { deferredUntilTouched } from '#src/components/deferred-until-touched.tsx'
import { isFormDue } from '#src/components/forms/is-form-due.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Tabs } from '#src/components/tabs.tsx'
import type { Section } from '#src/content/copy.ts'
import { visit } from '#src/content/lounge-visit.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { LoungeOpening } from '#src/pages/lounge/opening.tsx'
import { useLounges } from '#src/pages/lounge/use-lounges.ts'
import { hashOf, screenOf, SCREENS } from '#src/pages/lounge/screen-of.ts'
import { HALL_CAR, HALL_CARS } from '#src/content/lounge-hall.ts'
import { pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { InteriorBoard } from '#src/pages/shared/cars/colors.tsx'
import { sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { cityOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { DealerRow } from '#src/pages/shared/dealers/dealer-row.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { useActions, useAppState } from '#src/stores/app-store.ts'
import type { LoungeScreen } from '#src/stores/screen-state.ts'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/lounge/lounge.module.css'

export const VisitForm = deferredUntilTouched(
  async () => (await import('#src/components/lounge/visit-form.tsx')).VisitForm,
  isFormDue('lounge'),
)

const PLACE = 'Страница лаунжа'
/** Anchor of the form, and the name of the screen with the addresses. */
const FORM: LoungeScreen = 'visit'

const isScreen = (id: string): id is LoungeScreen => SCREENS.some((screen) => screen === id)

/** Four screens under one light; the chosen one is in the hash. Without scripts they stand one under another. */
export function Page({ copy }: PageProps) {
  const { hash } = useLocation()
  const { setLoungeScreen } = useActions()
  const screen = useAppState((state) => state.loungeScreen)

  // The server does not see the hash, so the first render is the first screen everywhere.
  useEffect(() => setLoungeScreen(screenOf(hash)), [hash, setLoungeScreen])
  const row = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    if (!isScreen(id)) return
    // At the foot of the window a chosen screen would change nothing one sees.
    if (row.current && row.current.getBoundingClientRect().top > innerHeight / 2) row.current.scrollIntoView()
    setLoungeScreen(id)
    history.replaceState(history.state, '', location.pathname + location.search + hashOf(id))
  }
  const tabs = SCREENS.flatMap((id) => {
    const section = sectionOf(copy, id)
    return section ? [{ id, label: section.heading, content: <Screen section={section} /> }] : []
  })
  return (
    <>
      <LoungeOpening copy={copy}>
        <ButtonLink target={{ action: 'loungePopupOpen', place: PLACE }}>{visit.title}</ButtonLink>
      </LoungeOpening>
      <div ref={row} className={styles.row}>
        <Tabs label="Разделы лаунжа" tabs={tabs} active={screen} onChange={choose} className={styles.tabs} />
      </div>
      {/* «#visit» opens the tab of this name and stands at the form. */}
      <section id={FORM} className={styles.book} aria-labelledby="lounge-book">
        <div className={`wrap ${styles.bookRow}`}>
          <h2 className="h1" id="lounge-book">
            {visit.title}
          </h2>
          <div className={styles.bookText}>
            <p className="lead">{visit.lead}</p>
            <p className={styles.phone}>
              <SupportPhone />
            </p>
          </div>
          <div className={styles.bookForm}>
            <VisitForm place={PLACE} />
          </div>
        </div>
      </section>
    </>
  )
}

const Screen = ({ section }: { section: Section }) => (
  <section {...(section.id !== FORM && { id: section.id })} className={`wrap ${styles.screen}`}>
    <CopyHead section={section} />
    {PICTURES[section.id]?.(section)}
  </section>
)

const CAR_SIZES = '(max-width: 768px) 30vw, 17vw'

/** What each screen shows under its words. */
const PICTURES: Record<string, (section: Section) => ReactNode> = {
  about: () => (
    <>
      <Nearby />
      <ul className={styles.cars}>
        {MODEL_CODES.map((code) => (
          <li key={code}>
            <SiteLink target={{ href: modelByCode(code).href }}>
              <CarThumb code={code} paint={lineUp[code].shownPaint} sizes={CAR_SIZES} lazy />
              {modelName(code)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  ),
  space: () => (
    <>
      {HALL_CARS.every((code) => isDrawn(code)) && <DiagramFigure draw={(d) => d.hallDiagram()} />}
      <div className={styles.boards}>
        <InteriorBoard code="g90" index={2} />
        <InteriorBoard code="g90" index={1} />
      </div>
    </>
  ),
  events: ({ answers = [] }) => (
    <dl className={styles.events}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="h2">{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  ),
  visit: () => <Lounges />,
}

const NEAR_SIZES = '(max-width: 768px) 100vw, 58vw'
const NEAR: readonly Shot[] = ['samples', { detail: 'seam' }]

/** What one comes to see from near: leathers, veneers and paints on a table, and how a seat is sewn. */
function Nearby() {
  const shown = NEAR.flatMap((shot) => pictureOf(HALL_CAR, shot, NEAR_SIZES) ?? [])
  return (
    shown.length > 0 && (
      <div className={styles.nearby}>
        {shown.map((picture) => (
          <ModelPicture key={picture.src} picture={picture} className={styles.near} />
        ))}
      </div>
    )
  )
}

/** Lounges are rooms of dealers: their addresses and hours are the dealers' own. */
function Lounges() {
  const cities = useAppState((state) => state.cities) ?? []
  return (
    <ul>
      {useLounges().map((dealer) => (
        <DealerRow
          key={dealer.id}
          dealer={dealer}
          level="h3"
          timeZone={cityOf(dealer, cities)?.timezone ?? DEFAULT_ZONE}
        />
      ))}
    </ul>
  )
}

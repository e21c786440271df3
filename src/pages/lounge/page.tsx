import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { deferredUntilTouched } from '#src/components/deferred-until-touched.tsx'
import { isFormDue } from '#src/components/forms/is-form-due.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import type { Section } from '#src/content/copy.ts'
import { visit } from '#src/content/lounge-visit.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { LoungeOpening } from '#src/pages/lounge/opening.tsx'
import { useLounges } from '#src/pages/lounge/use-lounges.ts'
import { namedScreen, placeOf, screenOf, SCREENS } from '#src/pages/lounge/screen-of.ts'
import { HALL_COLOURS } from '#src/content/lounge-colours.ts'
import { HALL_CAR, HALL_CARS } from '#src/content/lounge-hall.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { AcrossFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { cityOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { DealerRow } from '#src/pages/shared/dealers/dealer-row.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import { hrefTo } from '#src/routes.ts'
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
/** Anchor of the form. */
const FORM = 'visit'

/** Four screens one under another, below a row of links to them; the one in the hash is the active one. */
export function Page({ copy }: PageProps) {
  const { hash } = useLocation()
  const { setLoungeScreen } = useActions()
  const active = useAppState((state) => state.loungeScreen)

  // The server does not see the hash, so the first render is the first screen everywhere.
  useEffect(() => {
    const screen = screenOf(hash)
    setLoungeScreen(screen)
    if (namedScreen(hash)) document.getElementById(placeOf(screen))?.scrollIntoView({ behavior: 'instant' })
  }, [hash, setLoungeScreen])
  const screens = SCREENS.flatMap((id) => {
    const section = sectionOf(copy, id)
    return section ? [{ id, section }] : []
  })
  return (
    <>
      <LoungeOpening copy={copy}>
        <ButtonLink target={{ action: 'loungePopupOpen', place: PLACE }}>{visit.title}</ButtonLink>
      </LoungeOpening>
      <nav aria-label="Разделы лаунжа" className={styles.ways}>
        <ul className="wrap">
          {screens.map(({ id, section }) => (
            <li key={id}>
              <SiteLink target={{ href: `#${placeOf(id)}` }} {...(id === active && { 'aria-current': true })}>
                {section.heading}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {screens.map(({ id, section }) => (
        <section key={id} id={placeOf(id)} className={styles.screen} {...(id === EVENING && { 'data-scene': 'dark' })}>
          <div className="wrap">
            <CopyHead section={section} />
            {PICTURES[id](section)}
          </div>
        </section>
      ))}
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
      <NextPage title="Тест-драйв" href={hrefTo('test-drive')} />
    </>
  )
}

const SAMPLES_SIZES = '100vw'

/** The screen that is dark: its hall is lit. */
const EVENING: LoungeScreen = 'space'

/** Content of each screen under its text. */
const PICTURES: Record<LoungeScreen, (section: Section) => ReactNode> = {
  // Materials on a table: leathers, veneers and paints.
  about: () => (
    <div className={styles.samples}>
      <AcrossFigure code={HALL_CAR} slot="samples" sizes={SAMPLES_SIZES} instead={null} />
    </div>
  ),
  space: () =>
    HALL_CARS.every((code) => isDrawn(code)) && <DiagramFigure tall draw={(d) => d.hallDiagram(HALL_COLOURS)} />,
  // How often stands where a date would: the dates themselves are news.
  events: ({ table }) => (
    <dl className={styles.events}>
      {table?.rows.map(([event = '', when, what]) => (
        <div key={event}>
          <dt className="h2">{event}</dt>
          <dd className="h3">{when}</dd>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  ),
  visit: () => <Lounges />,
}

/** Lounges are rooms at dealers: their addresses and hours are the dealers' own. */
function Lounges() {
  const cities = useAppState((state) => state.cities) ?? []
  return (
    <ul className={styles.rows}>
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

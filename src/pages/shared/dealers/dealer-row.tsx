import type { ReactNode } from 'react'
import type { Look } from '#src/components/city-map/country-map.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { modelName } from '#src/content/models/summary.ts'
import type { Dealer, Hours } from '#src/domain/dealer.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { formatDistance } from '#src/domain/geo.ts'
import { hoursRows } from '#src/domain/hours-text.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import type { Timetable } from '#src/domain/timetable.ts'
import { typograf } from '#src/domain/typography.ts'
import { DifferentDays } from '#src/pages/shared/dealers/different-days.tsx'
import { OpenNow } from '#src/pages/shared/dealers/open-now.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/dealers/dealer-row.module.css'

/** The place reported by all openers of the booking here (gaps.md 10). */
const CARD_PLACE = 'Карточка дилера'
const WORKSHOP = 'Сервис'
const HOURS_AND_SERVICES = typograf('Часы и услуги')
const ON_TEST_DRIVE = typograf('На тест-драйве:')

export const dealerHref = (dealer: Pick<Dealer, 'code'>): string =>
  hrefTo('dealers', { query: { dealer: dealer.code } })

/** Marks a link to a dealer's card for analytics. */
export const selectGoal = ({ id }: Pick<Dealer, 'id'>) => ({ 'data-goal': 'dealer_select', 'data-dealer': id }) as const

type DealerRowProps = {
  dealer: Dealer
  timeZone: string
  /** Kilometres from the visitor's position or from the chosen city, with the reference point. */
  distance?: { km: number; from: string } | undefined
  level?: 'h3' | 'h4'
  /** The department whose hours "open now" refers to; by default the showroom, where there is one. */
  desk?: 'sales' | 'service' | undefined
  /** On the map: the number of the dealer's point, whether it is selected, and the handler of hover and focus. */
  number?: number | undefined
  selected?: boolean
  /** Whether its point, or its city's, is highlighted. */
  looked?: boolean
  look?: Look | undefined
  /** Shown with the collapsed part. */
  children?: ReactNode
}

export const DealerRow = (props: DealerRowProps) => {
  const { dealer, timeZone, distance, level: Heading = 'h4', desk, number, selected, looked, look, children } = props
  const timetable = dealerTimetable(dealer, desk)
  return (
    <li
      className={styles.row}
      id={dealer.code}
      data-selected={selected || undefined}
      data-looked={looked || undefined}
      {...look}
    >
      <div className={styles.grid}>
        <div>
          <Heading className="h3">
            {number !== undefined && (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            <SiteLink target={{ href: dealerHref(dealer) }} className={styles.name} {...selectGoal(dealer)}>
              {dealer.name}
            </SiteLink>
          </Heading>
          <address className={styles.address}>
            {dealer.address}
            {dealer.metro && <span className="muted">, {dealer.metro}</span>}
          </address>
          <OpenNow
            timetable={timetable}
            timeZone={timeZone}
            className="small"
            {...(desk === 'service' && { whose: WORKSHOP })}
          />
          {distance && (
            <p className="small muted num">
              {formatDistance(distance.km)} {distance.from}
            </p>
          )}
        </div>
        <Details dealer={dealer} timetable={timetable}>
          {children}
        </Details>
        <div className={styles.actions}>
          <PhoneLink phone={(desk === 'service' && dealer.phone_service) || dealer.phone} />
          <RouteLink dealer={dealer} />
          {dealer.testDrive ? (
            <BookingLink dealer={dealer} />
          ) : (
            <ArrowLink target={{ href: dealerHref(dealer) }} {...selectGoal(dealer)}>
              Страница дилера<span className="vh"> {dealer.name}</span>
            </ArrowLink>
          )}
        </div>
      </div>
    </li>
  )
}

type DetailsProps = { dealer: Dealer; timetable: Timetable; children: ReactNode }

/**
 * The week's hours and the dealer's services: collapsed where rows are narrow, part of the row where there is space.
 */
const Details = ({ dealer, timetable, children }: DetailsProps) => (
  <details className={styles.details}>
    <summary>
      <span>{HOURS_AND_SERVICES}</span>
      <span className="vh">: {dealer.name}</span>
    </summary>
    <div className={styles.more}>
      <div className={styles.hours}>
        <dl>
          {dealer.services.includes('sales') && <HoursOf title="Продажи" hours={dealer.hours.sales} />}
          <HoursOf title="Сервис" hours={dealer.hours.service} />
        </dl>
        <DifferentDays timetable={timetable} />
      </div>
      <div>
        <ul className={styles.services} aria-label="Услуги">
          {dealer.services.map((service) => (
            <li key={service}>{SERVICE_NAMES[service]}</li>
          ))}
        </ul>
        {dealer.test_models.length > 0 && (
          <p className="small muted">
            {ON_TEST_DRIVE} {dealer.test_models.map(modelName).join(', ')}
          </p>
        )}
        {children}
      </div>
    </div>
  </details>
)

const RouteLink = ({ dealer }: { dealer: Dealer }) => (
  <SiteLink
    target={{ href: yandexRoute(dealer), external: true }}
    className={styles.route}
    data-goal="dealer_route"
    data-dealer={dealer.id}
  >
    <span>
      Маршрут<span className="vh">: {dealer.name}</span>
    </span>
  </SiteLink>
)

const BookingLink = ({ dealer }: { dealer: Dealer }) => (
  <ArrowLink target={bookingOf(dealer)} className={styles.booking}>
    На&nbsp;тест-драйв<span className="vh">: {dealer.name}</span>
  </ArrowLink>
)

/** Opens the booking with this dealer chosen. */
export const bookingOf = ({ id, city_id }: Dealer, model?: ModelCode) =>
  ({
    action: 'testDrivePopupOpen',
    place: CARD_PLACE,
    preset: { city_id: String(city_id), dealer_id: String(id), ...(model && { model }) },
  }) as const

/** Days and hours in two columns, which are easier to read than a line. */
const HoursOf = ({ title, hours }: { title: string; hours: readonly Hours[] }) =>
  hours.length > 0 && (
    <div>
      <dt className="small muted">{title}</dt>
      {hoursRows(hours).map(({ days, time }) => (
        <dd key={days} className="num small">
          <span>{days}</span> <span>{time}</span>
        </dd>
      ))}
    </div>
  )

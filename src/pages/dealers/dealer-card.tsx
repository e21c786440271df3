import { useNow } from '#src/components/hooks/use-now.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { Logo } from '#src/components/logo.tsx'
import { ArrowLink, ButtonLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ACCESS_ROWS } from '#src/content/access.ts'
import { SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { holidayNote } from '#src/content/holidays.ts'
import { photoName, photoSources, sizeOfPlace } from '#src/content/pictures/photo-files.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { localTime } from '#src/domain/opening-hours.ts'
import { geoLink, twoGisRoute, yandexRoute } from '#src/domain/route-links.ts'
import { typograf } from '#src/domain/typography.ts'
import { PrintButton } from '#src/pages/dealers/print-button.tsx'
import { WeekHours } from '#src/pages/dealers/week-hours.tsx'
import { bookingOf } from '#src/pages/shared/dealers/dealer-row.tsx'
import { OpenNow } from '#src/pages/shared/dealers/open-now.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/dealers/dealer-card.module.css'

const ROUTE_NOTE = typograf('Наведите камеру телефона: откроется маршрут в Яндекс Картах')

const UNKNOWN = typograf('Уточните по телефону')
const ACCESS_NOTE = typograf('Скажите, что нужно именно вам, — встретим подготовленными:')

type CardProps = { dealer: Dealer; city: City }

/** One dealer on a page of his own: on paper it is a sheet to take along. */
export const DealerCard = ({ dealer, city }: CardProps) => (
  <div className={styles.card}>
    <div className={styles.sheetHead}>
      <Logo size="large" />
      <SupportPhone />
    </div>
    <Head dealer={dealer} city={city} />
    <Photo dealer={dealer} />
    <section className={`wrap ${styles.weeks}`} aria-label="Часы работы">
      {dealer.services.includes('sales') && (
        <WeekHours title="Продажи" timetable={dealerTimetable(dealer, 'sales')} timeZone={city.timezone} />
      )}
      <WeekHours title="Сервис" timetable={dealerTimetable(dealer, 'service')} timeZone={city.timezone} />
      <p className="small muted">{holidayNote}</p>
    </section>
    <Team dealer={dealer} />
    <AccessInfo dealer={dealer} />
    <Way dealer={dealer} />
    <Cars dealer={dealer} />
    <div className={styles.next}>
      <NextPage
        label="Ещё"
        title={city.dealers_count > 1 ? `Все дилеры ${city.name_in}` : 'Все дилеры'}
        href={hrefTo('dealers', city.dealers_count > 1 ? { query: { city: city.code } } : {})}
      />
    </div>
  </div>
)

const Head = ({ dealer, city }: CardProps) => (
  <section className={`wrap ${styles.head}`}>
    <div className={styles.title}>
      <p className="small muted">{city.name}, официальный дилер</p>
      <h1 className="display">{dealer.name}</h1>
      <OpenNow timetable={dealerTimetable(dealer)} timeZone={city.timezone} className={`lead ${styles.now}`} />
      <LocalClock city={city} />
    </div>
    <div className={styles.contact}>
      <address className="h3">{dealer.address}</address>
      {dealer.metro && <p className="muted">{dealer.metro}</p>}
      <p className={styles.phone}>
        <PhoneLink phone={dealer.phone} />
      </p>
      {dealer.phone_service && (
        <p className="small muted">
          Сервис <PhoneLink phone={dealer.phone_service} />
        </p>
      )}
      <OwnSite dealer={dealer} />
      <div className={styles.actions}>
        {dealer.testDrive && <ButtonLink target={bookingOf(dealer)}>Записаться сюда</ButtonLink>}
        <ButtonLink
          target={{ href: yandexRoute(dealer), external: true }}
          variant="ghost"
          data-goal="dealer_route"
          data-dealer={dealer.id}
        >
          Маршрут
        </ButtonLink>
      </div>
      <p className={styles.more}>
        <a className={styles.download} href={`/dealers/${dealer.code}.vcf`} download>
          Сохранить контакт
        </a>
        <PrintButton />
      </p>
      <ul className={styles.services} aria-label="Услуги">
        {dealer.services.map((service) => (
          <li key={service}>{SERVICE_NAMES[service]}</li>
        ))}
      </ul>
    </div>
  </section>
)

/** The building; an outside backend may have a picture of another kind, which has one file. */
function Photo({ dealer: { photo } }: { dealer: Dealer }) {
  if (!photo) return null
  const name = photoName(photo.src)
  return (
    <div className={`wrap ${styles.photo}`}>
      <LazyImage
        src={photo.src}
        sources={name === null ? undefined : photoSources(name, 'dealer')}
        alt={photo.alt}
        {...sizeOfPlace('dealer')}
      />
    </div>
  )
}

/** The dealer's own site by its host; nothing for what is no address of the web, as an outside backend may have it. */
function OwnSite({ dealer: { site } }: { dealer: Dealer }) {
  if (site === null || !URL.canParse(site)) return null
  const { href, protocol, hostname } = new URL(site)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return (
    <p className={styles.site}>
      <SiteLink target={{ href, external: true }} className="u">
        {hostname.replace(/^www\./, '')}
      </SiteLink>
    </p>
  )
}

/** «в Казани сейчас 18:40»: the dealer's clock, which may not be the visitor's. */
function LocalClock({ city }: { city: City }) {
  const now = useNow()
  const minutes = now && localTime(city.timezone, now).minutes
  return (
    <p className={`small muted num ${styles.clock}`}>
      {minutes !== null &&
        `Сейчас ${city.name_in} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`}
    </p>
  )
}

/** Whom a visitor meets; nothing where the dealer names nobody. */
const Team = ({ dealer: { team = [] } }: { dealer: Dealer }) =>
  team.length > 0 && (
    <section className={`wrap ${styles.team}`} aria-labelledby="dealer-team">
      <h2 className="h2" id="dealer-team">
        Кто вас встретит
      </h2>
      <ul>
        {team.map(({ name, role, phone }) => (
          <li key={`${name} ${role}`}>
            <p className="h3">{name}</p>
            <p className="small muted">{role}</p>
            {phone && <PhoneLink phone={phone} />}
          </li>
        ))}
      </ul>
    </section>
  )

/** For people with disabilities: what is known, and honestly what is not. */
const AccessInfo = ({ dealer: { access, phone } }: { dealer: Dealer }) => (
  <section className={`wrap ${styles.access}`} aria-labelledby="dealer-access">
    <h2 className="h2" id="dealer-access">
      Доступность
    </h2>
    <div>
      <dl>
        {ACCESS_ROWS.map(({ key, name }) => (
          <div key={key}>
            <dt className="muted">{name}</dt>
            <dd>{access?.[key] ?? UNKNOWN}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {ACCESS_NOTE} <PhoneLink phone={phone} />
      </p>
    </div>
  </section>
)

const Way = ({ dealer }: { dealer: Dealer }) => {
  const goal = { 'data-goal': 'dealer_route', 'data-dealer': dealer.id }
  return (
    <section className={`wrap ${styles.way}`} aria-labelledby="dealer-way">
      <h2 className="h2" id="dealer-way">
        Как доехать
      </h2>
      {dealer.directions && <p className={styles.directions}>{dealer.directions}</p>}
      <ul className={styles.routes}>
        <li>
          <ArrowLink target={{ href: yandexRoute(dealer), external: true }} {...goal}>
            Яндекс Карты
          </ArrowLink>
        </li>
        <li>
          <ArrowLink target={{ href: twoGisRoute(dealer), external: true }} {...goal}>
            2ГИС
          </ArrowLink>
        </li>
        <li>
          <ArrowLink target={{ href: geoLink(dealer) }} {...goal}>
            Карты на&nbsp;телефоне
          </ArrowLink>
        </li>
      </ul>
      <figure className={styles.qr}>
        <img src={`/dealers/${dealer.code}-route.svg`} width="116" height="116" alt="QR-код маршрута" />
        <figcaption className="small muted">{ROUTE_NOTE}</figcaption>
      </figure>
    </section>
  )
}

const Cars = ({ dealer }: { dealer: Dealer }) =>
  dealer.test_models.length > 0 && (
    <section className={`wrap ${styles.cars}`} aria-labelledby="dealer-cars">
      <h2 className="h2" id="dealer-cars">
        На&nbsp;чём можно проехать
      </h2>
      <ul>
        {dealer.test_models.map((code) => (
          <li key={code}>
            <CarPicture code={code} view="line" decorative />
            <ArrowLink target={bookingOf(dealer, code)}>{modelByCode(code).name}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )

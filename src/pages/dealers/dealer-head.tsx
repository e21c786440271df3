import { useNow } from '#src/components/hooks/use-now.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { localTime } from '#src/domain/local-time.ts'
import { parseUrl } from '#src/domain/parse-url.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import { PrintButton } from '#src/pages/dealers/print-button.tsx'
import { bookingOf } from '#src/pages/shared/dealers/dealer-row.tsx'
import { OpenNow } from '#src/pages/shared/dealers/open-now.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/dealers/dealer-card.module.css'

export const Head = ({ dealer, city }: CardProps) => (
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

/** The dealer's own site by its host; nothing for an invalid address, which an outside backend may have. */
function OwnSite({ dealer: { site } }: { dealer: Dealer }) {
  const { href, protocol, hostname } = parseUrl(site ?? '') ?? {}
  if (!href || !hostname || (protocol !== 'https:' && protocol !== 'http:')) return null
  return (
    <p className={styles.site}>
      <SiteLink target={{ href, external: true }} className="u">
        {hostname.replace(/^www\./, '')}
      </SiteLink>
    </p>
  )
}

/** «в Казани сейчас 18:40»: the dealer's local time, which may differ from the visitor's. */
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

export type CardProps = { dealer: Dealer; city: City }

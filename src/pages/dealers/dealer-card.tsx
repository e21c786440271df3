import { LazyImage } from '#src/components/lazy-image.tsx'
import { Logo } from '#src/components/logo.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { photoName, photoSources, sizeOfPlace } from '#src/content/pictures/photo-files.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { Head, type CardProps } from '#src/pages/dealers/dealer-head.tsx'
import { WeekHours } from '#src/pages/dealers/week-hours.tsx'
import { bookingOf } from '#src/pages/shared/dealers/dealer-row.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import { typograf } from '#src/domain/typography.ts'
import { hrefTo } from '#src/routes.ts'
import { Way } from '#src/pages/dealers/dealer-way.tsx'
import { AccessInfo } from '#src/pages/dealers/dealer-access.tsx'
import styles from '#src/pages/dealers/dealer-card.module.css'

/** Special days, listed below the hours of the week. */
const OTHER_HOURS = typograf('Дни с другими часами появляются здесь за месяц. Время местное.')

/** The page of one dealer; printed, it is one sheet with what a visit needs. */
export const DealerCard = ({ dealer, city }: CardProps) => (
  <div>
    <div className={styles.sheetHead}>
      <Logo size="large" />
      <SupportPhone />
    </div>
    <Head dealer={dealer} city={city} />
    <Photo dealer={dealer} />
    <Weeks dealer={dealer} city={city} />
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

/** The hours of both departments; nothing where none are known. */
function Weeks({ dealer, city }: CardProps) {
  const hasSales = dealer.services.includes('sales')
  if ((!hasSales || dealer.hours.sales.length === 0) && dealer.hours.service.length === 0) return null
  return (
    <section className={`wrap ${styles.weeks}`} aria-label="Часы работы">
      {hasSales && <WeekHours title="Продажи" timetable={dealerTimetable(dealer, 'sales')} timeZone={city.timezone} />}
      <WeekHours title="Сервис" timetable={dealerTimetable(dealer, 'service')} timeZone={city.timezone} />
      <p className="small muted">{OTHER_HOURS}</p>
    </section>
  )
}

/** The building; an outside backend may have another kind of picture, with one file. */
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

/** The dealer's staff; nothing where none is given. */
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

const Cars = ({ dealer }: { dealer: Dealer }) =>
  dealer.test_models.length > 0 && (
    <section className={`wrap ${styles.cars}`} aria-labelledby="dealer-cars">
      <h2 className="h2" id="dealer-cars">
        На&nbsp;чём можно проехать
      </h2>
      <ul>
        {dealer.test_models.map((code) => (
          <li key={code}>
            <CarPicture code={code} view="studio" decorative />
            <ArrowLink target={bookingOf(dealer, code)}>{modelByCode(code).name}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )

import { SiteLink } from '#src/components/site-link.tsx'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { dealerHref, selectGoal } from '#src/pages/shared/dealers/dealer-row.tsx'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import styles from '#src/pages/contacts/phone-book.module.css'

type PhoneBookProps = { cities: readonly City[] | null; dealers: readonly Dealer[] | undefined }

/** Whom to call in which city: hours, services and the map are on the dealers' page. */
export function PhoneBook({ cities, dealers }: PhoneBookProps) {
  if (!cities || !dealers) return <Missing />
  return (
    <ul>
      {cities.map((city) => (
        <li key={city.id} className={styles.city}>
          <h3 className="h3">{city.name}</h3>
          <ul>
            {dealers
              .filter(({ city_id }) => city_id === city.id)
              .map((dealer) => (
                <li key={dealer.id} className={styles.dealer}>
                  <SiteLink target={{ href: dealerHref(dealer) }} className="u" {...selectGoal(dealer)}>
                    {dealer.name}
                  </SiteLink>
                  <PhoneLink phone={dealer.phone} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

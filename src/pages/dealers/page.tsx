import { useSearchParams } from 'react-router-dom'
import { DealerCard } from '#src/pages/dealers/dealer-card.tsx'
import { PageHead, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { cityOf } from '#src/pages/shared/dealers/dealer-list.tsx'
import { Finder } from '#src/pages/shared/dealers/finder/finder.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { typograf } from '#src/domain/typography.ts'
import { ClosingBlock } from '#src/pages/shared/cars/closing-block.tsx'
import { DEALERS_CAR, dealersEnding } from '#src/content/dealers-car.ts'
import { Welcome } from '#src/pages/dealers/welcome.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/dealers/dealers.module.css'

/** An old link, or a misspelt one. */
const NO_SUCH_DEALER = typograf('Дилера с таким адресом у нас нет. Ниже — все, кто работает сейчас.')
/** The anchor that the copy names «Найти» is the list itself. */
const LIST = 'search'

/** `?dealer=` shows one dealer's card; without it all dealers are listed, or those that match the filters of the address. */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const cities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealers[dealerListKey()])
  const asked = query.get('dealer')
  const dealer = dealers?.find(({ code }) => code === asked)
  const city = dealer && cities && cityOf(dealer, cities)
  if (dealer && city) return <DealerCard dealer={dealer} city={city} />

  const official = sectionOf(copy, 'official')
  return (
    <>
      <Welcome>
        <PageHead copy={copy} className={styles.head}>
          {asked && dealers && <p>{NO_SUCH_DEALER}</p>}
        </PageHead>
      </Welcome>
      <section className={`wrap ${styles.search}`}>
        <Finder cities={cities} dealers={dealers} path={route.path} anchor={LIST}>
          {official && (
            <section id={official.id} className={styles.official}>
              <h2 className="h3">{official.heading}</h2>
              <SectionText section={official} lead={false} />
            </section>
          )}
        </Finder>
      </section>
      <ClosingBlock code={DEALERS_CAR} slot="place" heading={dealersEnding} ctas={copy.ctas} />
    </>
  )
}

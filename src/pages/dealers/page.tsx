import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Place } from '#src/domain/geo.ts'
import { DealerCard } from '#src/pages/dealers/dealer-card.tsx'
import { MapStage } from '#src/pages/dealers/map-stage.tsx'
import { CopySection, sectionOf } from '#src/pages/parts/copy.tsx'
import { cityOf, Dealers } from '#src/pages/parts/dealer-list.tsx'
import { NextPage } from '#src/pages/parts/next-page.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/dealers/dealers.module.css'

/** The anchor that the copy names «Найти» is the list itself. */
const LIST = 'search'

/** `?dealer=` shows one dealer's card, `?city=` the dealers of a city, nothing all of them. */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const cities = useAppState((state) => state.cities)
  const dealers = useAppState((state) => state.dealers[dealerListKey()])
  const [here, setHere] = useState<Place | null>(null)
  const chosen = query.get('city')
  const dealer = dealers?.find(({ code }) => code === query.get('dealer'))
  const city = dealer && cities && cityOf(dealer, cities)
  if (dealer && city) return <DealerCard dealer={dealer} city={city} />

  const official = sectionOf(copy, 'official')
  return (
    <>
      <MapStage
        title={copy.h1}
        lead={copy.lead}
        cities={cities}
        dealers={dealers}
        chosen={chosen}
        path={route.path}
        anchor={LIST}
        here={here}
        onHere={setHere}
      />
      <section id={LIST} className={`section ${styles.list}`}>
        <div className="wrap">
          <h2 className="vh">Дилеры по&nbsp;городам</h2>
          <Dealers cities={cities} dealers={dealers} chosen={chosen} path={route.path} here={here} withoutCities />
        </div>
      </section>
      {official && <CopySection section={official} />}
      <NextPage title="Тест-драйв" href={hrefTo('test-drive')} />
    </>
  )
}

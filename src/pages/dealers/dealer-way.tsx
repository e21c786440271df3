import { ArrowLink } from '#src/components/site-button.tsx'
import type { Dealer } from '#src/domain/dealer.ts'
import { geoLink, twoGisRoute, yandexRoute } from '#src/domain/route-links.ts'
import { typograf } from '#src/domain/typography.ts'
import styles from '#src/pages/dealers/dealer-card.module.css'

const ROUTE_NOTE = typograf('Наведите камеру телефона: откроется маршрут в Яндекс Картах')

export const Way = ({ dealer }: { dealer: Dealer }) => {
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

import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import * as texts from '#src/content/page-texts.ts'
import { DownloadButton, OrderForm } from '#src/pages/configurator/order/order-form.tsx'
import { useDocument } from '#src/pages/configurator/order/use-document.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import styles from '#src/pages/configurator/order/order.module.css'

/** The end of the way: the document, and the dealer who gets it. */
export function Order({ car }: { car: Car }) {
  const pdf = useDocument(car)
  const isInBrowser = useInBrowser()
  const dealer = useAppState((state) => state.dealers[dealerListKey()])?.find(({ id }) => id === car.choice.dealer)
  return (
    <section className={`section ${styles.order}`} id="order">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 className="h1">{texts.configurator.order}</h2>
          <p className="muted">{isInBrowser ? texts.configurator.orderText : texts.configurator.orderTextPlain}</p>
          {isInBrowser && (
            <div>
              <DownloadButton car={car} pdf={pdf} />
            </div>
          )}
        </div>
        <div>
          {dealer ? (
            <>
              <p className={styles.to}>
                <span className="small muted">{texts.configurator.to}</span>
                {dealer.name}, {dealer.address}
              </p>
              <OrderForm key={dealer.id} car={car} dealer={dealer} pdf={pdf} />
            </>
          ) : (
            <p className="lead">{texts.configurator.noDealer}</p>
          )}
        </div>
      </div>
    </section>
  )
}

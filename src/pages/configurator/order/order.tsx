import { useRef, useState } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { Unbroken } from '#src/components/unbroken.tsx'
import { orderTexts as texts } from '#src/content/order-texts.ts'
import { state as stateTexts } from '#src/content/page-texts.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { Build } from '#src/domain/configurator/build.ts'
import { choicePairs, SLIDE, type Choice } from '#src/domain/configurator/choice.ts'
import { CITY_FORM } from '#src/pages/configurator/order/dealer-fields.tsx'
import { Done, type Sent } from '#src/pages/configurator/order/done.tsx'
import { DownloadButton, OrderForm } from '#src/pages/configurator/order/order-form.tsx'
import { useWantedOrder } from '#src/pages/configurator/order/to-order.ts'
import { useDocument } from '#src/pages/configurator/order/use-document.ts'
import { useOrderPlace } from '#src/pages/configurator/order/use-order-place.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/configurator/order/order.module.css'

type OrderProps = { car: Car; onChoose: (change: Partial<Choice>) => void }

/** The last step: the document, and the dealer who gets it. */
export function Order({ car, onChoose }: OrderProps) {
  const isInBrowser = useInBrowser()
  const place = useOrderPlace(car.choice)
  // A preselected dealer is used in document and request as if the visitor had chosen it.
  const dealer = place?.dealer
  const ordered = dealer ? { ...car, choice: { ...car.choice, dealer: dealer.id } } : car
  const pdf = useDocument(ordered)
  const heading = useRef<HTMLHeadingElement>(null)
  useWantedOrder(heading)
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <section className={`section ${styles.order}`} id="order">
      {sent ? (
        <div className="wrap">
          <Done sent={sent} />
        </div>
      ) : (
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.head}>
            <h2 ref={heading} className="h1" tabIndex={-1} data-quiet-focus>
              <Unbroken text={texts.order} />
            </h2>
            <p className="muted">{isInBrowser ? texts.orderText : texts.orderTextPlain}</p>
            {isInBrowser && (
              <div>
                <DownloadButton car={ordered} pdf={pdf} />
              </div>
            )}
            <ChosenCabin build={car.build} />
          </div>
          <div>
            <CityForm choice={car.choice} />
            {place ? (
              <OrderForm car={ordered} place={place} onChoose={onChoose} pdf={pdf} onSent={setSent} />
            ) : (
              <p className="muted">{stateTexts.loading}</p>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** The cabin, next to the form of a wide page: the stage with the car has been scrolled out of view. */
function ChosenCabin({ build: { model, interior } }: { build: Build }) {
  useOwnPictures(model.model_code)
  const picture = pictureOf(model.model_code, { interior: interior.code }, '38vw')
  if (!picture) return null
  return (
    <div className={styles.cabin}>
      <ModelPicture picture={picture} />
      <p className="small muted">
        Салон: {interior.name}, {interior.trim}
      </p>
    </div>
  )
}

/** Without scripts the city has a form of its own; its field is among those of the request. */
const CityForm = ({ choice }: { choice: Choice }) => (
  <form
    id={CITY_FORM}
    method="get"
    action={`${hrefTo('configurator')}#order`}
    onSubmit={(event) => event.preventDefault()}
  >
    {choicePairs({ ...choice, slide: SLIDE.summary, city: null, dealer: null }).map(([key, value]) => (
      <input key={key} type="hidden" name={key} value={value} />
    ))}
  </form>
)

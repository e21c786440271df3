import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { inPlace } from '#src/components/in-place.ts'
import { Icon } from '#src/components/icon.tsx'
import { ButtonLink, SiteButton } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { totalOf } from '#src/domain/configurator/build.ts'
import { choiceQuery, LAST_SLIDE, SLIDE } from '#src/domain/configurator/choice.ts'
import { trimName } from '#src/domain/configurator/trim-name.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { toOrder } from '#src/pages/configurator/order/to-order.ts'
import type { Car, Session } from '#src/pages/configurator/use-configurator.ts'
import { useSinglePress } from '#src/pages/configurator/use-single-press.ts'
import { formatFullCost } from '#src/domain/credit.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/configurator/bar.module.css'

type BarProps = { car: Car; slide: number; actions: Session['actions'] }

/** Model, trim, total and monthly payment at all times, with the back and next buttons (gaps.md 6). */
export function Bar({ car, slide, actions }: BarProps) {
  const { build, total, trims } = car
  const isInBrowser = useInBrowser()
  const isLast = slide === LAST_SLIDE
  const singlePress = useSinglePress()
  return (
    <div className={styles.bar} data-summary-bar={total === null ? 'soon' : ''}>
      <div className={styles.sum}>
        <p className={styles.name}>
          {build.model.name} {trimName(build.trim, trims)}
        </p>
        <p className={styles.total}>
          <span className="vh">{texts.total}: </span>
          <span className="num" data-total>
            {total === null ? PRICE_SOON : formatMoney(total)}
          </span>
        </p>
      </div>
      <div className={styles.ways} {...singlePress}>
        {/* Enter in an option presses the form's first submit button, which would be the way back. */}
        {slide > SLIDE.model && !isLast && (
          <button type="submit" name="slide" value={slide + 1} aria-label={texts.next} hidden />
        )}
        {slide > SLIDE.model && (
          <SiteButton
            type="submit"
            name="slide"
            value={slide - 1}
            variant="ghost"
            arrow={false}
            className={styles.back}
            onClick={(event) => {
              event.preventDefault()
              actions.back()
            }}
          >
            {/* Next to the next button there is space only for the icon. */}
            <Icon name="arrow" className={styles.backSign} />
            <span className="vh">{texts.back}</span>
          </SiteButton>
        )}
        {isLast &&
          (isInBrowser ? (
            <SiteButton className={styles.next} onClick={toOrder}>
              {texts.toOrder}
            </SiteButton>
          ) : (
            // With scripts the hash is the choice.
            <noscript>
              <ButtonLink target={{ href: '#order' }} className={styles.next}>
                {texts.toOrder}
              </ButtonLink>
            </noscript>
          ))}
        {!isLast && (
          <SiteButton type="submit" name="slide" value={slide + 1} className={styles.next}>
            <span className={styles.label}>
              {texts.next}
              <span className={styles.nextStep}>
                <span className="vh">: </span>
                {texts.shortSlides[slide + 1]}
              </span>
            </span>
          </SiteButton>
        )}
      </div>
      {total === null ? <Extras build={build} /> : <Monthly car={car} onCredit={() => actions.goTo(SLIDE.credit)} />}
    </div>
  )
}

/** A car without a price: what was chosen besides costs so much already, and who asks hears its price first. */
function Extras({ build }: Pick<Car, 'build'>) {
  const { trim } = build
  const extras = totalOf({ ...build, trim: { ...trim, price: 0 } })
  return (
    <p className={`${styles.monthly} ${styles.extras}`}>
      {extras !== null && extras > 0 && (
        <span className="num" data-extras>
          Доплаты: +{NBSP}
          {formatMoney(extras)}
        </span>
      )}
      <SiteLink target={{ href: hrefTo(`model-${trim.model_code}`, { hash: 'first-to-know' }) }}>
        Узнать цену первым
      </SiteLink>
    </p>
  )
}

/** The payment with its conditions, and a link to them. The lines are reserved without a credit too. */
function Monthly({ car: { credit, choice }, onCredit }: { car: Car; onCredit: () => void }) {
  if (!credit) return <p className={styles.monthly} />
  const { program, payment, prepayPercent, term } = credit.plan
  return (
    <p className={styles.monthly}>
      <a
        href={hrefTo('configurator', { query: choiceQuery({ ...choice, slide: SLIDE.credit }) })}
        onClick={(event) => inPlace(event, onCredit)}
      >
        {/* The full cost comes before anything that follows from a rate (38-ФЗ, art. 28). */}
        <span className={styles.cost}>
          <span aria-hidden="true">ПСК</span>
          <span className="vh">Полная стоимость кредита</span> {formatFullCost(program)} годовых
          <span className="vh">, </span>
        </span>{' '}
        <span className={styles.payment}>
          <span className={`num ${styles.amount}`} data-monthly>
            {formatMoney(payment.monthly)} в{NBSP}месяц
          </span>
          <span className={styles.dot}>{NBSP}·</span>{' '}
          <span className={styles.terms}>
            взнос{NBSP}
            {prepayPercent}
            {NBSP}%, {term}
            {NBSP}мес.{payment.residual > 0 && `, в${NBSP}конце ${formatMoney(payment.residual)}`}
          </span>
        </span>
      </a>
    </p>
  )
}

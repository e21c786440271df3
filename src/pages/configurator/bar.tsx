import { cx } from '#src/components/class-names.ts'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import * as texts from '#src/content/page-texts.ts'
import { LAST_SLIDE, SLIDE } from '#src/domain/configurator/choice.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { formatFullCost } from '#src/pages/parts/credit-terms.tsx'
import styles from '#src/pages/configurator/bar.module.css'

/** Model, trim, total and monthly payment at all times, and the way on (gaps.md 6). */
export function Bar({ car, slide, onBack }: { car: Car; slide: number; onBack: () => void }) {
  const { build, total, credit } = car
  const isInBrowser = useInBrowser()
  const isLast = slide === LAST_SLIDE
  return (
    <div className={styles.bar} data-summary-bar>
      <div className={styles.sum}>
        <p className={styles.name}>
          {build.model.name} {build.trim.name}
        </p>
        <p className={styles.total}>
          <span className="vh">{texts.configurator.total}: </span>
          <span className={cx('num', total === null && styles.soon)} data-total>
            {total === null ? PRICE_SOON : formatMoney(total)}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
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
              onBack()
            }}
          >
            {texts.configurator.back}
          </SiteButton>
        )}
        {isLast && isInBrowser && (
          <SiteButton className={styles.next} onClick={() => document.getElementById('order')?.scrollIntoView()}>
            {texts.configurator.toOrder}
          </SiteButton>
        )}
        {!isLast && (
          <SiteButton type="submit" name="slide" value={slide + 1} className={styles.next}>
            {texts.configurator.next}
          </SiteButton>
        )}
      </div>
      {/* Its line is there without a credit too: the bar keeps its height. */}
      <p className={styles.monthly}>
        {credit && (
          <>
            {/* The full cost stands before anything that follows from a rate (38-ФЗ, art. 28). */}
            <span aria-hidden="true">ПСК</span>
            <span className="vh">Полная стоимость кредита</span> {formatFullCost(credit.plan.program)} годовых,{' '}
            <span className="num" data-monthly>
              {formatMoney(credit.plan.payment.monthly)} в&nbsp;месяц
            </span>
          </>
        )}
      </p>
    </div>
  )
}

import { BRAND_SLUG } from '#src/brand/brand.ts'
import { CarThumb } from '#src/components/car-thumb.tsx'
import { Icon } from '#src/components/icon.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { Answer, Answers } from '#src/components/test-drive/answers.tsx'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelKind, models as allModels } from '#src/content/models/summary.ts'
import { PHONE } from '#src/content/pictures/sources.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './model-step.module.css'

const FIVE_QUESTIONS = hrefTo(`${BRAND_SLUG}-models`, { hash: 'five-questions' })

/** As in the style sheet; the same file is used next to the answers later. */
export const SIZES = `${PHONE} 52vw, 360px`

/** All cars at one scale, each in its main paint; a press is the answer. */
export function ModelStep({ booking }: { booking: Booking }) {
  const models = useAppState((state) => state.models) ?? allModels
  const { dealer } = booking
  return (
    <Answers booking={booking} hiddenFields={['city_id', 'dealer_id']}>
      <ul className={styles.models}>
        {models
          .filter(({ testDrive }) => testDrive)
          .map(({ code, name }) => (
            <li key={code}>
              <Answer
                booking={booking}
                name="model"
                value={code}
                aria-pressed={booking.choice.model === code}
                className={styles.model}
              >
                <span className={styles.name}>
                  <span className="h3">{name}</span>{' '}
                  <span className="label muted">
                    {dealer && !dealer.test_models.includes(code) ? texts.notHere : modelKind(code)}
                  </span>
                </span>
                <CarThumb code={code} paint={lineUp[code].shownPaint} sizes={SIZES} className={styles.car} />
                <Icon name="arrow" className={styles.arrow} />
              </Answer>
            </li>
          ))}
      </ul>
      <p className={styles.unsure}>
        <ArrowLink target={{ href: FIVE_QUESTIONS }}>{texts.unsure}</ArrowLink>
      </p>
    </Answers>
  )
}

import { cx } from '#src/components/class-names.ts'
import { StepLink } from '#src/components/test-drive/answers.tsx'
import type { Step } from '#src/components/test-drive/choice.ts'
import type { Booking } from '#src/components/test-drive/use-booking.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import styles from './steps.module.css'

/** The current one of the four steps; an answered step is a link back to it. */
export const Steps = ({ booking }: { booking: Booking }) => (
  <nav aria-label={texts.stepsLabel}>
    <ol className={styles.steps}>
      {texts.steps.map((name, index) => {
        const step = (index + 1) as Step
        const isCurrent = step === booking.step
        return (
          <li key={name} className={cx(isCurrent && styles.current, step < booking.step && styles.done)}>
            {step < booking.step ? (
              <StepLink booking={booking} step={step}>
                {name}
              </StepLink>
            ) : (
              <span {...(isCurrent && { 'aria-current': 'step' as const })}>{name}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)

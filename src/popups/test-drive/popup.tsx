import { useEffect, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { useRoute } from '#src/components/hooks/use-route.ts'
import { SiteButton } from '#src/components/site-button.tsx'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import { modelName } from '#src/content/models/summary.ts'
import { booking as texts } from '#src/content/test-drive.ts'
import { dayText } from '#src/domain/schedule.ts'
import { Frame } from '#src/popups/frame.tsx'
import { CarBand } from '#src/popups/shared/car-band.tsx'
import { useActions, useAppStore } from '#src/stores/app-store.ts'
import styles from './popup.module.css'

/** Booking of a test drive over the page. What the opener or the page already knows is not asked again. */
export default function TestDrivePopup() {
  const store = useAppStore()
  // The popup keeps the props it was opened with, whatever happens behind it.
  const [opened] = useState(() => store.getState().popup)
  const { place = '', preset = {} } = opened ?? {}
  const model = useRoute().route.model
  const booking = useBooking({ ...(model && { model }), ...preset })
  const { closePopup } = useActions()
  useEffect(() => track('testdrive_open', { place }), [place])

  const { choice, dealer } = booking
  const words = [
    choice.model && modelName(choice.model),
    dealer?.name,
    choice.date && choice.time && `${dayText(choice.date)}, ${choice.time}`,
  ]
  return (
    <Frame
      title={texts.title}
      text={<span className={styles.lead}>{texts.lead}</span>}
      side={<CarBand model={choice.model ?? 'new-g80'} words={words.filter(Boolean).join(', ')} />}
      actions={
        booking.sent && (
          <SiteButton variant="ghost" arrow={false} onClick={closePopup}>
            {texts.close}
          </SiteButton>
        )
      }
    >
      <BookingSteps booking={booking} place={place} isPopup />
    </Frame>
  )
}

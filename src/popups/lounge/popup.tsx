import { useState } from 'react'
import { VisitForm } from '#src/components/lounge/visit-form.tsx'
import { visit as texts } from '#src/content/lounge-visit.ts'
import { Frame } from '#src/popups/frame.tsx'
import { CarBand } from '#src/popups/shared/car-band.tsx'
import { useAppStore } from '#src/stores/app-store.ts'

/** A visit to the lounge over the page. */
export default function LoungePopup() {
  const store = useAppStore()
  const [place] = useState(() => store.getState().popup?.place ?? '')
  return (
    <Frame title={texts.title} text={texts.lead} side={<CarBand model="g90" words="" />}>
      <VisitForm place={place} />
    </Frame>
  )
}

import { useEffect, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { useRoute } from '#src/components/hooks/use-route.ts'
import { storeTradeIn } from '#src/popups/shared/sent-trade-in.ts'
import { TradeInForm } from '#src/components/trade-in/trade-in-form.tsx'
import { tradeIn as texts, tradeInText } from '#src/content/trade-in.ts'
import { Frame } from '#src/popups/frame.tsx'
import { CarBand } from '#src/popups/shared/car-band.tsx'
import { useTradeInModel } from '#src/popups/shared/use-trade-in-model.ts'
import { useActions, useAppStore } from '#src/stores/app-store.ts'

/** The exchange, described in the dark panel while the form is filled in. */
export default function TradeInPopup() {
  const store = useAppStore()
  const [opened] = useState(() => store.getState().popup)
  const { place = '', preset } = opened ?? {}
  // What the opener or the page already knows is not asked again.
  const page = useRoute().route.model
  const wanted = useTradeInModel()
  const { openPopup } = useActions()
  const [own, setOwn] = useState('')
  useEffect(() => track('tradein_open', { place }), [place])
  return (
    <Frame
      title={texts.title}
      text={texts.lead}
      side={<CarBand model={wanted.code} words={own && tradeInText.exchange(own, wanted.name)} />}
    >
      <TradeInForm
        place={place}
        wanted={preset?.model ?? page}
        onOwnCar={setOwn}
        onSent={(sent) => {
          storeTradeIn(store, sent)
          openPopup('trade-in-success', place)
        }}
      />
    </Frame>
  )
}

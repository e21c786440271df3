import { SiteButton } from '#src/components/site-button.tsx'
import { TradeInAccepted } from '#src/components/trade-in/trade-in-accepted.tsx'
import { tradeIn as texts } from '#src/content/trade-in.ts'
import { Frame } from '#src/popups/frame.tsx'
import { CarBand } from '#src/popups/shared/car-band.tsx'
import { useTradeInModel } from '#src/popups/shared/use-trade-in-model.ts'
import { storedTradeIn } from '#src/popups/shared/sent-trade-in.ts'
import { useActions, useAppStore } from '#src/stores/app-store.ts'

/** Confirms a request for an estimate. */
export default function TradeInSuccess() {
  const { closePopup } = useActions()
  const sent = storedTradeIn(useAppStore())
  const wanted = useTradeInModel()
  return (
    <Frame title={texts.thanks} side={<CarBand model={wanted.code} words={wanted.name} />}>
      {sent && (
        <TradeInAccepted sent={sent} isTitled>
          <SiteButton onClick={closePopup}>{texts.ok}</SiteButton>
        </TradeInAccepted>
      )}
    </Frame>
  )
}

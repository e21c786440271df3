import { useEffect, useState } from 'react'
import { SavedNote } from '#src/components/saved-note.tsx'
import { modelName } from '#src/content/models/summary.ts'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { BRAND } from '#src/brand/brand.ts'
import { toDayText } from '#src/domain/schedule.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'

type State = 'none' | 'saved' | 'failed' | 'unloaded' | null

/** Saves number, car, dealer and hour on the device on request; a withdrawn request is removed automatically. */
export function SaveOffline({ request }: { request: VisitorRequest }) {
  const { number, sent, booking } = request
  const isErased = sent === null
  // Unknown on the server and until the browser has checked.
  const [state, setState] = useState<State>(null)
  const hour = booking ? `${toDayText(booking.date)}, ${booking.time}` : null
  useEffect(() => {
    import('#src/offline/saved-requests.ts')
      .then(({ dropRequest, saveRequest, savedRequests }) => {
        const isSaved = savedRequests().some((one) => one.number === number)
        if (isErased) dropRequest(number)
        // A moved hour replaces the saved one.
        else if (isSaved) saveRequest(toSaved(request, hour))
        setState(isSaved && !isErased ? 'saved' : 'none')
      })
      // Without its code nothing is offered.
      .catch(() => {})
  }, [isErased, number, hour, request])
  if (isErased || state === null) return null
  const save = async () => {
    try {
      const [{ saveRequest }, { saveOnDevice }] = await Promise.all([
        import('#src/offline/saved-requests.ts'),
        import('#src/offline/saved-pages.ts'),
      ])
      setState(saveRequest(toSaved(request, hour)) ? 'saved' : 'failed')
      void saveOnDevice([])
    } catch {
      setState('unloaded')
    }
  }
  const drop = async () => {
    const { dropRequest } = await import('#src/offline/saved-requests.ts')
    dropRequest(number)
    setState('none')
  }
  return (
    <>
      <button type="button" className="u" onClick={() => void (state === 'saved' ? drop() : save())}>
        {state === 'saved' ? texts.dropSaved : texts.save}
      </button>
      {state === 'saved' && <SavedNote text={texts.saved} />}
      {state === 'failed' && <p role="status">{texts.notSaved}</p>}
      {state === 'unloaded' && <p role="status">{texts.notLoaded}</p>}
    </>
  )
}

const toSaved = ({ number, model, dealer }: VisitorRequest, hour: string | null) => ({
  number,
  car: model && `${BRAND} ${modelName(model)}`,
  dealer: dealer && { name: dealer.name, address: dealer.address, phone: dealer.phone },
  hour,
})

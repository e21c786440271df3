import { useEffect, useState } from 'react'
import { KeptNote } from '#src/components/kept-note.tsx'
import { modelName } from '#src/content/models/summary.ts'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { BRAND } from '#src/brand/brand.ts'
import { toDayText } from '#src/domain/schedule.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'

type State = 'none' | 'kept' | 'failed' | null

/** Saves number, car, dealer and hour on the device on request; a withdrawn request is removed automatically. */
export function Keep({ request }: { request: VisitorRequest }) {
  const { number, sent, booking } = request
  const isErased = sent === null
  // Unknown on the server and until the browser has checked.
  const [state, setState] = useState<State>(null)
  const hour = booking ? `${toDayText(booking.date)}, ${booking.time}` : null
  useEffect(() => {
    void import('#src/offline/kept-requests.ts').then(({ dropRequest, keepRequest, keptRequests }) => {
      const isKept = keptRequests().some((one) => one.number === number)
      if (isErased) dropRequest(number)
      // A moved hour replaces the saved one.
      else if (isKept) keepRequest(toKeep(request, hour))
      setState(isKept && !isErased ? 'kept' : 'none')
    })
  }, [isErased, number, hour, request])
  if (isErased || state === null) return null
  const keep = async () => {
    const [{ keepRequest }, { keepOnDevice }] = await Promise.all([
      import('#src/offline/kept-requests.ts'),
      import('#src/offline/keep.ts'),
    ])
    setState(keepRequest(toKeep(request, hour)) ? 'kept' : 'failed')
    void keepOnDevice([])
  }
  const drop = async () => {
    const { dropRequest } = await import('#src/offline/kept-requests.ts')
    dropRequest(number)
    setState('none')
  }
  return (
    <>
      <button type="button" className="u" onClick={() => void (state === 'kept' ? drop() : keep())}>
        {state === 'kept' ? texts.dropKept : texts.keep}
      </button>
      {state === 'kept' && <KeptNote text={texts.kept} />}
      {state === 'failed' && <p role="status">{texts.notKept}</p>}
    </>
  )
}

const toKeep = ({ number, model, dealer }: VisitorRequest, hour: string | null) => ({
  number,
  car: model && `${BRAND} ${modelName(model)}`,
  dealer: dealer && { name: dealer.name, address: dealer.address, phone: dealer.phone },
  hour,
})

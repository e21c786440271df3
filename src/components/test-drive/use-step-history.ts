import { useEffect, useRef } from 'react'
import { isStep, type Step } from '#src/components/test-drive/choice.ts'
import { layerState, leaveLayers, markLayer, pushLayer } from '#src/components/history-layers.ts'

type Way = {
  /** Null until it is known where the booking was before a reload. */
  step: Step | null
  isSent: boolean
  goTo: (step: Step) => void
}

/**
 * Every step that is come to is an entry of the history: «back» leads to the step before, with all that is answered
 * and typed. Once the request is sent, «back» leads out of the booking. The entries outlive a reload.
 */
export function useStepHistory({ step, isSent, goTo }: Way): void {
  const shown = useRef<Step>(null)
  const base = useRef(0)
  useEffect(() => {
    if (step === null) return
    if (shown.current === null) {
      const { base: before, popup, depth = 0 } = layerState()
      // A popup begins anew over whatever the page has come to.
      base.current = popup ? depth : (before ?? depth)
      markLayer({ step, base: base.current })
    } else if (shown.current !== step && layerState().step !== step) pushLayer({ step })
    shown.current = step
  }, [step])

  useEffect(() => {
    if (isSent) leaveLayers(base.current)
  }, [isSent])

  useEffect(() => {
    if (isSent) return
    const onPop = () => {
      const { step: before } = layerState()
      if (isStep(before)) goTo(before)
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [isSent, goTo])
}

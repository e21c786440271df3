import { useEffect, useRef } from 'react'
import { isStep, type Step } from '#src/components/test-drive/choice.ts'
import { layerState, leaveLayers, markLayer, pushLayer } from '#src/components/history-layers.ts'

/**
 * Every step that is come to is an entry of the history: «back» leads to the step before, with all that is answered
 * and typed. Once the request is sent, «back» leads out of the booking.
 */
export function useStepHistory(step: Step, isSent: boolean, goTo: (step: Step) => void): void {
  const shown = useRef<Step>(null)
  const base = useRef(0)
  useEffect(() => {
    if (shown.current === null) {
      base.current = layerState().depth ?? 0
      markLayer({ step })
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

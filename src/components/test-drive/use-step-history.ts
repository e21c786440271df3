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
 * Every visited step is a history entry: going back leads to the step before, with all answers
 * and input. Once the request is sent, going back leaves the booking. The entries survive a reload.
 */
export function useStepHistory({ step, isSent, goTo }: Way): void {
  const shown = useRef<Step>(null)
  const base = useRef(0)
  useEffect(() => {
    if (step === null) return
    if (shown.current === null) {
      const { base: before, popup, depth = 0 } = layerState()
      // A popup starts afresh over the current page.
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

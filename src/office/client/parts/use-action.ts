import { useEffect, useRef, useState } from 'react'
import { Refusal, textOf } from '#src/office/client/api.ts'

type Action = {
  /** Runs it; returns whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  isBusy: boolean
  /** The error message. */
  fault: string | null
  errors: Readonly<Record<string, string>>
}

/** Runs one action at a time, and holds its result. The keyboard stays where it was: the pressed button is disabled meanwhile. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    if (!isBusy) focusAgain(pressed.current)
  }, [isBusy])
  return {
    isBusy,
    fault: error === null ? null : textOf(error),
    errors: error instanceof Refusal ? error.errors : {},
    async run(work) {
      pressed.current = document.activeElement
      setBusy(true)
      setError(null)
      try {
        await work()
        return true
      } catch (refusal) {
        setError(refusal)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Unless the keyboard has gone on. A field that was drawn anew has its id. */
function focusAgain(element: Element | null): void {
  if (document.activeElement !== document.body || !element) return
  const again = element.isConnected ? element : document.getElementById(element.id)
  if (again instanceof HTMLElement) again.focus({ preventScroll: true })
}

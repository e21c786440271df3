import { useState } from 'react'
import { Refusal, textOf } from '#src/office/client/api.ts'

type Action = {
  /** Runs it; returns whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  isBusy: boolean
  /** The error message. */
  fault: string | null
  errors: Readonly<Record<string, string>>
}

/** Runs one action at a time, and holds its result. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return {
    isBusy,
    fault: error === null ? null : textOf(error),
    errors: error instanceof Refusal ? error.errors : {},
    async run(work) {
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

import { useState, type SubmitEvent } from 'react'
import { failureOf } from '#src/content/forms.ts'
import { OWN_ACTIONS, type OwnAction } from '#src/domain/lead.ts'
import { ApiError } from '#src/services/errors.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'

/**
 * Sends a form of the request page in the background and shows the result. Without scripts the same form is submitted;
 * errors the server then found are in the store.
 */
export function useChange(secret: string) {
  const store = useAppStore()
  const returned = useAppState(({ form }) => (form?.type === 'own-request' ? form : null))
  const [failure, setFailure] = useState(returned?.message ?? '')
  const [errors, setErrors] = useState(returned?.errors ?? {})
  const [sending, setSending] = useState<OwnAction | null>(null)
  // Null until a form is sent: then the address may name what was done without scripts.
  const [done, setDone] = useState<OwnAction | null | undefined>(null)
  const [isFirst, setFirst] = useState(false)

  async function send(form: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const action = OWN_ACTIONS.find((name) => name === fields['action'])
    if (!action) return
    setSending(action)
    // The same action may be done again.
    setDone(undefined)
    setFailure('')
    setErrors({})
    // An hour is chosen for the first time where the dealer was to propose one.
    setFirst(!store.getState().visitorRequest?.booking)
    try {
      const services = await store.context.services()
      store.setState({ visitorRequest: await services.changeVisitorRequest(secret, fields) })
      setDone(action)
    } catch (error) {
      setFailure(failureOf(error))
      if (!(error instanceof ApiError)) return
      setErrors(error.fieldErrors)
      // What the page shows is no longer so: its other tab, the dealer or another visitor was faster.
      if (OUTDATED.has(error.status)) await dataActions(store).renewVisitorRequest(secret)
    } finally {
      setSending(null)
    }
  }

  return {
    failure,
    /** Messages by field. */
    errors,
    /** Values of the rejected form. */
    sent: returned?.values ?? {},
    sending,
    done,
    isFirst,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!sending) void send(event.currentTarget)
    },
  }
}

/** Statuses of a refusal by the state of the request or of its hours. */
const OUTDATED = new Set([409, 422])

export type OwnChange = ReturnType<typeof useChange>

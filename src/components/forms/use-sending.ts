import { useRef, useState } from 'react'
import { isAnswered } from '#src/components/is-answered.ts'
import { failureOf, outdated } from '#src/content/forms.ts'
import { PROOF_WANTED, type LeadReceipt, type LeadType } from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import { ApiError } from '#src/services/errors.ts'
import type { Services } from '#src/services/services.ts'
import { useAppStore } from '#src/stores/app-store.ts'

type SendingParts = {
  type: LeadType
  /** The server's errors from a submit without scripts. */
  failure: string
  /** Instead of POST /v1/request. */
  send?: ((services: Services, fields: FormFields) => Promise<LeadReceipt>) | undefined
  onSent: (receipt: LeadReceipt, fields: FormFields) => void
  /** The server's messages, by field. */
  onWrongFields: (messages: Readonly<Record<string, string>>) => void
}

/** A proof, or a request for a ticket and then the ticket. */
const MAX_DEMANDS = 2

/** Sends a request to the server: one at a time, a failure is shown as a message. */
export function useSending({ type, failure: before, send = sendRequest, onSent, onWrongFields }: SendingParts) {
  const store = useAppStore()
  const [failure, setFailure] = useState(before)
  const [isSending, setSending] = useState(false)
  const [notice, setNotice] = useState('')
  const isBusy = useRef(false)

  /** Under load the server demands a proof of work first: its code is loaded then. */
  async function sendWithProof(services: Services, fields: FormFields, demands = 0): Promise<LeadReceipt> {
    try {
      return await send(services, fields)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== PROOF_WANTED || demands === MAX_DEMANDS) throw error
      const { solveChallenge } = await import('#src/components/forms/proof/solve-challenge.ts')
      const met = await solveChallenge(error.details, setNotice)
      return await sendWithProof(services, { ...fields, ...met }, demands + 1)
    }
  }

  return {
    /** Why the last attempt failed, as a message. */
    failure,
    isSending,
    /** Progress message of a slow step. */
    notice,
    async submit(fields: FormFields): Promise<void> {
      setSending(true)
      setFailure('')
      try {
        onSent(await sendWithProof(await store.context.services(), fields), fields)
      } catch (error) {
        // Not the server's answer, but the code that asks for it does not load.
        const isOld = !(error instanceof ApiError) && (await isAnswered(location.href))
        setFailure(isOld ? outdated : failureOf(error, type))
        onWrongFields(error instanceof ApiError ? error.fieldErrors : {})
      } finally {
        setSending(false)
        setNotice('')
      }
    },
    /** A second press while the first is in progress, validation included, does nothing. */
    async once(job: () => Promise<void>): Promise<void> {
      if (isBusy.current) return
      isBusy.current = true
      await job().finally(() => {
        isBusy.current = false
      })
    },
  }
}

const sendRequest = (services: Services, fields: FormFields): Promise<LeadReceipt> => services.sendRequest(fields)

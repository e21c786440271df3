import { useRef, useState } from 'react'
import { track } from '#src/analytics/track.ts'
import { documentName } from '#src/domain/configurator/document-name.ts'
import { takesCredit, writeHash } from '#src/domain/configurator/choice.ts'
import { pdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { orderedChoice, sharedHash } from '#src/pages/configurator/ordered-choice.ts'
import type { Car } from '#src/pages/configurator/use-configurator.ts'
import { messageOf } from '#src/services/errors.ts'
import { useAppStore } from '#src/stores/app-store.ts'

export type DocumentState = 'none' | 'making' | 'ready' | 'failed'
/** Address of a finished document, its download name, and the code of its build. */
export type MadeDocument = { file: string; name: string; code: string }

/** The PDF of the car on the screen: made once for each choice; download and request use the same file. */
export function useDocument(car: Car) {
  const app = useAppStore()
  // Includes city and dealer: the document ends with the dealer's contacts.
  const choice = orderedChoice(car)
  const hash = writeHash(choice)
  const made = useRef<{ hash: string; made: Promise<MadeDocument> } | null>(null)
  const [known, setKnown] = useState<{ hash: string; state: DocumentState; file: string | null }>()

  /** Rejects when the document could not be made; the reason is logged (specification 8). */
  async function make(): Promise<MadeDocument> {
    if (made.current?.hash !== hash) made.current = { hash, made: requestFile() }
    setKnown({ hash, state: 'making', file: null })
    try {
      const finished = await made.current.made
      setKnown({ hash, state: 'ready', file: finished.file })
      return finished
    } catch (error) {
      made.current = null
      setKnown({ hash, state: 'failed', file: null })
      console.error(`Не удалось создать PDF: ${messageOf(error)}`)
      throw error
    }
  }
  async function requestFile(): Promise<MadeDocument> {
    const services = await app.context.services()
    const plan = takesCredit(car.choice) ? (car.credit?.plan ?? null) : null
    // The code tells the server packages and term, for which the call has no parameters.
    const { code } = await services.storeBuild(sharedHash(car))
    const file = await services.makePdf(pdfParameters(car.build, plan, { code, dealer: choice.dealer }))
    return { file, name: documentName(car.build.model.name, code), code }
  }
  /** The same for a visitor who only wants the file: the state shows a failure. */
  async function download(): Promise<void> {
    try {
      save(await make())
      track('conf_pdf', {})
    } catch {
      // Logged and shown already.
    }
  }
  const current = known?.hash === hash ? known : null
  return { state: current?.state ?? 'none', file: current?.file ?? null, make, download }
}
export type BuildDocument = ReturnType<typeof useDocument>

/** Downloads the file under a recognisable name. */
export function save({ file, name }: MadeDocument): void {
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
}

import type { Answer } from '#src/backend/answer.ts'
import type { Transport } from '#src/domain/api.ts'
import type { Transports } from '#src/services/services.ts'

/** Documents are made on request only, never during a render. */
const onlyInBrowser: Transport = () =>
  Promise.resolve({ status: 404, statusText: 'Not Found', data: { success: false } })

/** Calls the embedded backend in process, with the visitor's cookies where the page is personal (specification 7.1). */
export function createLocalTransports(answer: Answer, cookie?: string): Transports {
  const to =
    (base: 'api' | 'dealer'): Transport =>
    (request) =>
      answer({ ...request, base, ...(cookie !== undefined && { cookie }) })
  return { general: to('api'), dealer: to('dealer'), schedule: to('dealer'), leads: onlyInBrowser }
}

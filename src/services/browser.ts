import { API_BASE, DEALER_BASE, CRM_BASE } from '#src/domain/constants.ts'
import { createHttpTransport } from '#src/services/http-transport.ts'
import { createServices } from '#src/services/services.ts'

/** The services over HTTP: a separate chunk, loaded with the first call. */
export const services = createServices({
  general: createHttpTransport(API_BASE),
  dealer: createHttpTransport(DEALER_BASE),
  schedule: createHttpTransport(DEALER_BASE),
  leads: createHttpTransport(CRM_BASE),
})

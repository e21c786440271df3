import type { Transport } from '#src/domain/api.ts'
import { createLeadsApi, type LeadsApi } from '#src/services/leads-api.ts'
import { createScheduleApi, type ScheduleApi } from '#src/services/schedule-api.ts'
import { createSiteApi, type SiteApi } from '#src/services/site-api.ts'

export type Services = SiteApi & ScheduleApi & LeadsApi
/**
 * In the browser the services are loaded with the first call, so that a page rendered by the server needs no HTTP
 * client.
 */
export type LoadServices = () => Promise<Services>

export type Transports = { general: Transport; dealer: Transport; schedule: Transport; leads: Transport }

export const createServices = ({ general, dealer, schedule, leads }: Transports): Services => ({
  ...createSiteApi(general, dealer),
  ...createScheduleApi(schedule),
  ...createLeadsApi(leads),
})

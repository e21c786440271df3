import type { Upstreams } from '#src/backend/upstreams/outside-answer.ts'
import { createUpstream } from '#src/backend/upstreams/upstream.ts'
import type { UpstreamMetrics } from '#src/backend/upstreams/upstream-metrics.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import type { Settings } from '#src/server/settings/settings.ts'

/**
 * Clients of the configured outside services. Nothing is requested yet: one that is down does not prevent the start.
 */
export function openUpstreams(
  { apiBase, dealerBase, scheduleBase }: Pick<Settings, 'apiBase' | 'dealerBase' | 'scheduleBase'>,
  metrics: UpstreamMetrics,
  log: Logger,
): Upstreams {
  const open = (name: keyof Upstreams, base: string | null): Upstreams =>
    base === null ? {} : { [name]: createUpstream({ name, base, metrics, log }) }
  return { ...open('api', apiBase), ...open('dealer', dealerBase), ...open('schedule', scheduleBase) }
}

export const closeUpstreams = async (upstreams: Upstreams): Promise<void> =>
  void (await Promise.all(Object.values(upstreams).map((upstream) => upstream.stop())))

import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client'
import type { ReadMetrics } from '#src/server/metrics/metrics-server.ts'

/** Event loop lag, memory, processor time and handles are those of Node's own measures (prom-client's default set). */

/** Metrics of a process that stands alone. */
export function readProcessMetrics(registry: Registry): ReadMetrics {
  collectDefaultMetrics({ register: registry })
  return async () => ({ type: registry.contentType, text: await registry.metrics() })
}

/** Lets the primary process read this worker's metrics. */
export function shareWithPrimary(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  AggregatorRegistry.setRegistries(registry)
  // Made for its effect: it hears the primary's questions.
  void new AggregatorRegistry()
}

/** In the primary: metrics of all workers, added up or, where that means nothing, the greatest or the mean. */
export function readWorkersMetrics(): ReadMetrics {
  const workers = new AggregatorRegistry()
  return async () => ({ type: workers.contentType, text: await workers.clusterMetrics() })
}

import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client'
import type { ReadMetrics } from '#src/server/metrics/metrics-server.ts'

/** Event loop lag, memory, processor time and handles come from prom-client's default metrics. */

/** Metrics of a single process. */
export function readProcessMetrics(registry: Registry): ReadMetrics {
  collectDefaultMetrics({ register: registry })
  return async () => ({ type: registry.contentType, text: await registry.metrics() })
}

/** Lets the primary process read this worker's metrics. */
export function shareWithPrimary(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  AggregatorRegistry.setRegistries(registry)
  // Created for its side effect: it listens for the primary's requests.
  void new AggregatorRegistry()
}

/** In the primary: metrics of all workers, summed or, where a sum is meaningless, as maximum or mean. */
export function readWorkersMetrics(): ReadMetrics {
  const workers = new AggregatorRegistry()
  return async () => ({ type: workers.contentType, text: await workers.clusterMetrics() })
}

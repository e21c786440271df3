import { deferred } from '#src/components/deferred.tsx'

/** With the calculator: most visitors take no credit. */
export const CreditLines = deferred(
  async () => (await import('#src/pages/configurator/slides/credit-lines.tsx')).CreditLines,
)

/** Forms and their rules are loaded with the last slide. */
export const Order = deferred(async () => (await import('#src/pages/configurator/order/order.tsx')).Order)

import { deferred } from '#src/components/deferred.tsx'

/** With the interiors: most visitors come for the car first. */
export const Cabin = deferred(async () => (await import('#src/pages/configurator/cabin.tsx')).Cabin)

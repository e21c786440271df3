import { dealersWithoutCity, type AdoptedCity } from '#src/backend/content/adopted-cities.ts'
import { publishedVersions } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { quoted } from '#src/domain/quoted.ts'
import type { Logger } from '#src/server/logging/logger.ts'

type Log = { warn: (details: object, text: string) => void }

/** Tells of cities that this version of the code has left out: at the start that finds it so. */
export function noticeAdopted(cities: readonly AdoptedCity[], log: Log): void {
  for (const { city, dealers } of cities)
    log.warn(
      { city, dealers },
      `this version of the site has no city ${quoted(city)}, but dealers of the office are in it: ${dealers.join(', ')}. ` +
        'The city stays, as one of the office. If they have closed, take them off the site in the office, then the city',
    )
}

/** Tells at every start of dealers who are not on the site because their city is not. */
export async function noticeCities(db: Database, now: Date, log: Pick<Logger, 'error'>): Promise<void> {
  const without = dealersWithoutCity(await readShipped(db), await publishedVersions(db), now)
  if (without.length > 0)
    log.error(
      `dealers are not on the site, because their city is not: ${without.map(({ code, city_id }) => `${code} (city ${city_id})`).join(', ')}. ` +
        'Give them another city, or publish theirs, in the office; their requests and bookings are kept',
    )
}

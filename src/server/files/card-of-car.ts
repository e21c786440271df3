import type { Database } from '#src/backend/database.ts'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import { describeBuild, findSharedBuild, type DescribedBuild } from '#src/backend/endpoints/build.ts'
import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { buildKey, readBuildKey } from '#src/domain/configurator/build-key.ts'
import { formatMoney } from '#src/domain/format.ts'
import type { ShareCard } from '#src/printing/share-card.ts'

/** What the share card of a build shows. */
export const cardOf = ({ model, trim, exterior, total }: DescribedBuild): ShareCard => ({
  model: { code: model.code, name: model.name, isLong: trim.is_long },
  exterior: { code: exterior.code, name: exterior.name },
  trim: trim.name,
  price: total === null ? null : formatMoney(total),
})

/**
 * The car of a picture name: a short code, or the whole configuration. `name` is the canonical one it is drawn under.
 */
export async function findCar(
  { db, now }: { db: Database; now: () => Date },
  name: string,
): Promise<{ name: string; build: DescribedBuild } | null> {
  const code = readBuildCode(name) === name ? await findSharedBuild({ db, now }, name) : null
  if (code) return { name, build: code }
  const choice = readBuildKey(name)
  const resolved = choice && (await resolveChoice(db, choice))
  return resolved && { name: buildKey(resolved.build), build: describeBuild(resolved.build) }
}

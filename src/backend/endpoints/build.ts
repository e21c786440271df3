import { badRequest, notFound } from '#src/backend/call-error.ts'
import { findBuild, storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, resolveChoice } from '#src/backend/configurations/car.ts'
import type { Context, Endpoint } from '#src/backend/endpoint.ts'
import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { pictureSrc } from '#src/content/pictures/picture-of.ts'
import { readHash, writeHash } from '#src/domain/configurator/choice.ts'
import type { SharedBuild } from '#src/domain/shapes/build.ts'
import { hrefTo } from '#src/routes.ts'

/** The build with a short code. Parts that are no longer available are replaced as in the configurator. */
export const getBuild: Endpoint<'GET /v1/build/{id}'> = async (context, _query, id) => {
  const code = readBuildCode(id)
  if (!code) throw badRequest('Код сборки — шесть букв и цифр')
  const build = await findSharedBuild(context, code)
  if (!build) throw notFound('Сборка с таким кодом не найдена')
  return build
}

const HASH_MAX = 300

/** Stores a build under a short code. It must be a valid car. */
export const postBuild: Endpoint<'POST /v1/build'> = async ({ db, now, publicOrigin }, _query, _id, { fields }) => {
  const hash = fields['hash'] ?? ''
  const { choice } = readHash(hash.slice(0, HASH_MAX))
  const resolved = await resolveChoice(db, choice)
  if (!resolved) throw badRequest('Выберите модель')
  const code = await storeBuild(db, await canonicalChoice(db, resolved.build, choice), now())
  return { code, url: publicOrigin + hrefTo('build', { params: { code } }) }
}

/** Null for an unknown code. */
export async function findSharedBuild(
  { db, now }: Pick<Context, 'db' | 'now'>,
  code: string,
): Promise<SharedBuild | null> {
  const choice = await findBuild(db, code, now())
  const resolved = choice && (await resolveChoice(db, choice))
  if (!choice || !resolved) return null
  return { code, hash: writeHash(choice), ...describeBuild(resolved.build) }
}

/** A build in names and prices. */
export type DescribedBuild = Omit<SharedBuild, 'code' | 'hash'>

export function describeBuild(build: Build): DescribedBuild {
  const { model, trim, exterior, interior, packages } = build
  return {
    model: { code: model.model_code, conf_code: model.code, name: model.name },
    trim: {
      id: trim.id,
      name: trim.name,
      caption: trim.trim_caption,
      modification: trim.modification.name,
      price: trim.price,
      is_long: trim.is_long ?? false,
    },
    exterior: {
      code: exterior.code,
      name: exterior.name,
      description: exterior.description ?? '',
      price: exterior.price,
      image: pictureSrc(model.model_code, { paint: exterior.code }),
    },
    interior: {
      code: interior.code,
      name: interior.name,
      trim: interior.trim,
      price: interior.price,
      image: interior.image,
    },
    packages: packages.map(({ name, description, price }) => ({ name, description, price })),
    total: totalOf(build),
  }
}

import { makePreview } from '#src/backend/content/preview-links.ts'
import { PREVIEW_FOLDER } from '#src/domain/constants.ts'
import { bodyOf, findVersion, holding } from '#src/office/server/content/stored.ts'
import { pathOf } from '#src/office/server/content/words.ts'
import type { Handler } from '#src/office/server/context.ts'

/** A secret link to the site as it will be at the given time, with the draft if one is named. */
export const previewContent: Handler<'content.preview'> = async (context, { kind, key, id, moment: at }) => {
  const { db, now, who, publicOrigin } = context
  const version = id === null ? null : await findVersion(db, id)
  const body = version?.body ? bodyOf(version.body) : (await holding(db, kind, now())).get(key)
  const { token, until } = await makePreview(
    db,
    { versionId: id, at: at === null ? now() : new Date(at), userId: who.id },
    now(),
  )
  const path = pathOf(kind, key, body ?? {})
  const to = path === null ? '' : `?${new URLSearchParams({ to: path })}`
  return { link: `${publicOrigin}${PREVIEW_FOLDER}/${token}${to}`, until }
}

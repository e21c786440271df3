import { CallError } from '#src/backend/call-error.ts'
import { readPicture } from '#src/backend/pictures/convert.ts'
import { storePicture } from '#src/backend/pictures/store.ts'
import { may } from '#src/office/rights.ts'
import { SESSION_ENDED } from '#src/office/session-ended.ts'
import { actorOf } from '#src/office/server/auth/actor.ts'
import type { Auth } from '#src/office/server/auth/auth.ts'
import type { Caller } from '#src/office/server/answer-call.ts'
import type { Office } from '#src/office/server/context.ts'
import { record } from '#src/office/server/record.ts'

/** The largest file an editor may upload, bytes. */
export const UPLOAD_LIMIT = 30 * 1024 * 1024
const MAX_NAME = 120

export type PicturePort = {
  /** Throws CallError for users who may not upload. */
  requireEditor: (caller: Caller) => Promise<void>
  /** Stores an uploaded picture; returns its id. Throws CallError. */
  upload: (content: Uint8Array, name: string, caller: Caller) => Promise<{ id: string }>
  /** A small JPEG of it; null where there is none, or without a session. */
  thumbnail: (id: string, caller: Caller) => Promise<Uint8Array | null>
}

/** What the office's port serves besides JSON. */
export function createPicturePort(office: Office, auth: Auth): PicturePort {
  const { db, pictures, now } = office
  const editorOf = async ({ headers, setCookies }: Caller, right: 'content.edit' | 'content.read') => {
    const who = await actorOf(db, auth, headers, setCookies)
    if (who === null) throw new CallError(401, SESSION_ENDED)
    if (!who.isEnrolled || !may(who.role, right)) throw new CallError(403, 'Для этого нужны другие права')
    return who
  }
  return {
    async requireEditor(caller) {
      await editorOf(caller, 'content.edit')
    },
    async upload(content, name, caller) {
      const who = await editorOf(caller, 'content.edit')
      const picture = await readPicture(content)
      const id = await storePicture(
        { db, pictures },
        { ...picture, name: name.slice(0, MAX_NAME), userId: who.id },
        now(),
      )
      await record(db, { kind: 'picture-added', at: now(), userId: who.id, details: { picture: id } })
      return { id }
    },
    async thumbnail(id, caller) {
      await editorOf(caller, 'content.read')
      const row = await db.selectFrom('picture').select('thumbnail').where('id', '=', id).executeTakeFirst()
      return row?.thumbnail ?? null
    },
  }
}

import type { Database } from '#src/backend/database.ts'
import { isBoundToDealers, isRole } from '#src/office/rights.ts'
import type { Auth } from '#src/office/server/auth/auth.ts'
import { isSet } from '#src/office/server/auth/library-values.ts'
import type { Actor } from '#src/office/server/context.ts'

/** The user of the session cookie; null without one, or when the user is disabled. May renew cookies. */
export async function actorOf(
  db: Database,
  auth: Auth,
  headers: Headers,
  setCookies: (from: Headers) => void,
): Promise<Actor | null> {
  const found = await auth.api.getSession({ headers, returnHeaders: true })
  setCookies(found.headers)
  if (!found.response) return null
  const { session, user } = found.response
  const row = await db.selectFrom('office_user').selectAll().where('id', '=', user.id).executeTakeFirst()
  if (!row || row.disabled_at !== null || !isRole(row.role)) return null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    dealers: isBoundToDealers(row.role) ? await dealersOf(db, row.id) : null,
    isEnrolled: isSet(row.two_factor_enabled),
    sessionId: session.id,
  }
}

export async function dealersOf(db: Database, userId: string): Promise<number[]> {
  const rows = await db.selectFrom('office_user_dealer').select('dealer_id').where('user_id', '=', userId).execute()
  return rows.map(({ dealer_id }) => dealer_id)
}

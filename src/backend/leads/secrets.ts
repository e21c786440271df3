import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'

/** 128 random bits in base64url. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** For reading aloud on the phone: no two of them look or sound alike. */
const SIGNS = '2345679ACDEFHJKMNPRTUVWXYZ'
const NUMBER_LENGTH = 8
export const newNumber = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

const KEY_NAME = 'hash_key'
const keys = new WeakMap<object, Promise<string>>()

/**
 * A keyed hash: equal values can be recognised, but not read without the key, which is created once and stored in the
 * database.
 */
export async function keyedHash(db: Database, text: string): Promise<string> {
  let key = keys.get(db)
  if (!key) {
    key = loadKey(db)
    keys.set(db, key)
    key.catch(() => keys.delete(db))
  }
  return createHmac('sha256', await key)
    .update(text)
    .digest('hex')
}

/** Two processes may create it at once: the first one's key counts. */
async function loadKey(db: Database): Promise<string> {
  await db
    .insertInto('site_state')
    .values({ key: KEY_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('site_state').select('value').where('key', '=', KEY_NAME).executeTakeFirstOrThrow()
  return row.value
}

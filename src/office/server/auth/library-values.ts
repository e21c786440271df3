import type { Database } from '#src/backend/database.ts'
import type { LibraryFlag, LibraryTime } from '#src/backend/office-tables.ts'
import { isPostgres } from '#src/backend/postgres.ts'

/** Values of the library's tables, which differ between the two databases. */
export const isoOf = (at: LibraryTime): string => new Date(at).toISOString()
export const isSet = (flag: LibraryFlag | null): boolean => Boolean(flag)
export const flagOf = (db: Database, value: boolean): LibraryFlag => (isPostgres(db) ? value : Number(value))

import * as z from 'zod/mini'
import { isDay } from '#src/domain/day.ts'

/** Fields of several calls. */

/** YYYY-MM-DD; a day of the calendar, because nothing can be computed from the thirtieth of February. */
export const dayShape = z.string('Укажите дату').check(z.refine(isDay, 'Укажите дату'))

/** The largest number that a column of PostgreSQL holds: asked for a larger one, it fails. */
const LARGEST = 2 ** 31 - 1
export const dealerIdShape = z.int().check(z.gte(1), z.lte(LARGEST))

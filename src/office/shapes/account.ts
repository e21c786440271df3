import * as z from 'zod/mini'
import { RIGHTS, ROLES, type Right } from '#src/office/rights.ts'
import { dealerIdShape } from '#src/office/shapes/fields.ts'

/** Sign-in, the user's own account, and the users of the office. */

const EMAIL_MAX = 200
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
export const NAME_MAX = 80

export const emailShape = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX), z.email('Проверьте адрес почты'))
/** Sign-in input: any text is allowed, correct or not. */
export const secretShape = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
export const newPasswordShape = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Пароль — не короче ${PASSWORD_MIN} знаков`),
    z.maxLength(PASSWORD_MAX, `Пароль — не длиннее ${PASSWORD_MAX} знаков`),
  )
export const codeShape = z.string().check(z.trim(), z.minLength(6), z.maxLength(20))
export const tokenShape = z.string().check(z.regex(/^[\w-]{20,64}$/))
export const roleShape = z.enum(ROLES)
const rightShape = z.enum(Object.keys(RIGHTS) as [Right, ...Right[]])

/** The signed-in user; `isEnrolled` false: only the second factor can be set up. */
export const whoShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleShape,
  rights: z.array(rightShape),
  isEnrolled: z.boolean(),
})
export type CurrentUser = z.infer<typeof whoShape>

export const sessionShape = z.object({
  id: z.string(),
  /** Browser and system, in words. */
  device: z.string(),
  since: z.string(),
  until: z.string(),
  isThis: z.boolean(),
})

const userName = z.string().check(z.trim(), z.minLength(2, 'Укажите имя'), z.maxLength(NAME_MAX))
export const invitationShape = z.object({
  name: userName,
  email: emailShape,
  role: roleShape,
  dealers: z.array(dealerIdShape),
})
export const userChangeShape = z.object({
  id: z.string(),
  name: userName,
  role: roleShape,
  dealers: z.array(dealerIdShape),
  isDisabled: z.boolean(),
  /** What the form began with: only what it has changed is written. */
  was: z.optional(
    z.object({ name: z.string(), role: roleShape, dealers: z.array(dealerIdShape), isDisabled: z.boolean() }),
  ),
})

export const userShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleShape,
  dealers: z.array(z.int()),
  /** Invited, with no password chosen yet. */
  isInvited: z.boolean(),
  isEnrolled: z.boolean(),
  isDisabled: z.boolean(),
  sessions: z.int(),
  created: z.string(),
})
export type OfficeUser = z.infer<typeof userShape>

/** The result of creating a link: mailed, or to be passed on by its creator. */
export const linkShape = z.object({ isMailed: z.boolean(), link: z.nullable(z.string()), until: z.string() })

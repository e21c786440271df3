import { z } from 'zod'
import { wrongTrust } from '#src/server/settings/check-settings.ts'

const originFault = ({ input }: { input?: unknown }): string => {
  const typed = String(input)
  const url = URL.parse(typed)
  // Browsers send and the proxy compares the encoded name.
  return url !== null && /^https?:$/.test(url.protocol) && /[^ -~]/.test(typed)
    ? `must be written in Latin letters, as browsers send it: ${url.origin}`
    : 'must be an origin such as https://www.example.ru, without a path or a trailing slash'
}

export const origin = z.string().refine(
  (value) => {
    const url = URL.parse(value)
    return url !== null && /^https?:$/.test(url.protocol) && value === url.origin
  },
  { error: originFault },
)

/** '' trusts nobody; a number is how many proxies stand in front; otherwise addresses, subnets or "loopback". */
export const trustProxy = z.union([
  z.literal('').transform(() => false as const),
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
  z
    .string()
    .regex(
      /^(loopback|linklocal|uniquelocal|[\d.:a-f/]+)(\s*,\s*(loopback|linklocal|uniquelocal|[\d.:a-f/]+))*$/i,
      'must be a number of proxies, or addresses, subnets or loopback, linklocal, uniquelocal, separated by commas',
    )
    .transform((value, context) => {
      const list = value.split(/\s*,\s*/)
      const message = wrongTrust(list)
      if (message !== null) context.addIssue({ code: 'custom', message })
      return list
    }),
])

/** A number as people write it. Coercion alone takes a space for 0, which lifts limits, and "0x10" for 16. */
const written = z
  .string()
  .regex(/^-?\d*\.?\d+$/, 'must be a number')
  .transform(Number)

export const numberWithin = (min: number, max: number) =>
  written.pipe(z.number().min(min, `must be ${min} to ${max}`).max(max, `must be ${min} to ${max}`))

export const wholeNumber = (min: number, max: number) =>
  written.pipe(
    z.number().int('must be a whole number').min(min, `must be ${min} to ${max}`).max(max, `must be ${min} to ${max}`),
  )

/** A folder or a host: a space at an end, which nobody sees, would lead to another one. */
export const exactText = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')

export const folder = exactText.refine((value) => !value.startsWith('~'), 'must be written out: only a shell knows "~"')

function isBase(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === ''
}
/** Base of an outside service; null for the embedded one. */
export const service = z
  .string()
  .refine(isBase, { error: 'must be an address such as https://host/path, without a query, or empty' })
  .transform((value) => value.replace(/\/+$/, ''))
  .nullable()
  .default(null)
/** The leads API's address ends in /api/ by the specification. */
export const leadsApi = z
  .string()
  .refine((value) => isBase(value) && value.endsWith('/api/'), {
    error: 'must be the address of a leads API, https://…/api/, or empty for the embedded CRM',
  })
  .nullable()
  .default(null)

/** Host names as they appear in an address. */
export const hostNames = z
  .string()
  .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, 'must be names of hosts, separated by commas')
  .transform((value) => value.toLowerCase().split(/\s*,\s*/))

/** An empty list is a valid value: no cookie is forwarded. */
export const cookieNames = z
  .string()
  .regex(/^([\w.-]+(\s*,\s*[\w.-]+)*)?$/, 'must be names of cookies, separated by commas, or empty for none')
  .transform((value) => (value === '' ? [] : value.split(/\s*,\s*/)))

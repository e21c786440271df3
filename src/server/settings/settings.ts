import { resolve } from 'node:path'
import { z } from 'zod'
import { wrongDatabaseUrl, wrongNames, wrongPlainHttp, wrongTrust } from '#src/server/settings/check-settings.ts'
import { mailSettings, mailShape, type MailSettings } from '#src/server/settings/mail-settings.ts'

/** Settings of the machine, read from the environment once at start. The README lists them. */

export class SettingsError extends Error {
  override name = 'SettingsError'
}

const origin = z.string().refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && value === url.origin
}, 'must be an origin such as https://www.example.ru, without a path or a trailing slash')

/** '' trusts nobody; a number is how many proxies stand in front; otherwise addresses, subnets or "loopback". */
const trustProxy = z.union([
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

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be ${min} to ${max}`)
    .max(max, `must be ${min} to ${max}`)

function isBase(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === ''
}
/** Base of an outside service; null for the embedded one. */
const service = z
  .string()
  .refine(isBase, { error: 'must be an address such as https://host/path, without a query, or empty' })
  .transform((value) => value.replace(/\/+$/, ''))
  .nullable()
  .default(null)
/** The leads API's address ends in /api/ by the specification. */
const leadsApi = z
  .string()
  .refine((value) => isBase(value) && value.endsWith('/api/'), {
    error: 'must be the address of a leads API, https://…/api/, or empty for the embedded CRM',
  })
  .nullable()
  .default(null)

/** Host names as they appear in an address. */
const hostNames = z
  .string()
  .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, 'must be names of hosts, separated by commas')
  .transform((value) => value.toLowerCase().split(/\s*,\s*/))

/** An empty list is a valid value: no cookie is forwarded. */
const cookieNames = z
  .string()
  .regex(/^([\w.-]+(\s*,\s*[\w.-]+)*)?$/, 'must be names of cookies, separated by commas, or empty for none')
  .transform((value) => (value === '' ? [] : value.split(/\s*,\s*/)))

/** Every setting with its default; a test compares them with the README's table. */
export const settingsShape = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('var'),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  DATABASE_URL: z
    .string()
    .superRefine((value, context) => {
      const message = wrongDatabaseUrl(value)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .nullable()
    .default(null),
  API_BASE_URL: service,
  DEALER_BASE_URL: service,
  SCHEDULE_BASE_URL: service,
  FORWARDED_COOKIES: cookieNames.nullable().default(null),
  CRM_BASE_URL: leadsApi,
  CRM_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits and signs of a token')
    .nullable()
    .default(null),
  CRM_RETRY_MS: wholeNumber(10, 600_000).default(2_000),
  CRM_TRIES: wholeNumber(1, 10_000).default(100),
  PLAIN_HTTP_HOSTS: hostNames.nullable().default(null),
  ...mailShape,
  RATE_LIMIT: wholeNumber(0, 100_000).default(20),
  METRICS_PORT: wholeNumber(0, 65_535).nullable().default(null),
  METRICS_HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  ASSETS_DIR: z.string().min(1, 'must not be empty').nullable().default(null),
  VITALS_SHARE: z.coerce.number('must be a number').min(0, 'must be 0 to 1').max(1, 'must be 0 to 1').default(1),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DRAIN_MS: wholeNumber(0, 120_000).default(0),
  HSTS: z.enum(['off', 'host', 'subdomains'], { error: 'must be off, host or subdomains' }).default('host'),
  METRIKA_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the number of a counter')
    .nullable()
    .default(null),
})

export const SETTING_NAMES: readonly string[] = Object.keys(settingsShape.shape)

export type Settings = {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** The public address of the site: canonical links and Open Graph are built from it. */
  publicOrigin: string
  /** HSTS for this host only, for its subdomains too, or off. */
  hsts: 'off' | 'host' | 'subdomains'
  trustProxy: false | number | string[]
  logLevel: z.infer<typeof settingsShape>['LOG_LEVEL']
  metrikaId: string | null
  /** Stored requests of one address in ten minutes; 0: no limit. */
  rateLimit: number
  /** PostgreSQL instead of the embedded database. Holds a password: never logged. */
  databaseUrl: string | null
  /** Bases of outside services; null: the embedded one. */
  apiBase: string | null
  dealerBase: string | null
  /** The whole address of the schedule's calls. */
  scheduleBase: string | null
  /** The leads API; ends in /api/. */
  crmBase: string | null
  /**
   * Cookies forwarded to outside services; visitors who have one get uncached pages. Null: all cookies that may matter.
   */
  forwardedCookies: readonly string[] | null
  crmToken: string | null
  crmRetryMs: number
  crmTries: number
  /** Null: no letters are sent. Holds a password: never logged. */
  mail: MailSettings | null
  /** Null: no metrics are served. */
  metricsPort: number | null
  metricsHost: string
  /** Absolute path: hashed files of other builds (scripts/release); null: only this build's are served. */
  assetsDir: string | null
  /** Share of page views whose browsers report measurements; 0 where nobody reads metrics. */
  vitalsShare: number
  /** Processes of this machine that share the port. */
  workers: number
  /** After SIGTERM the process reports that it is not ready and keeps serving for this long. */
  drainMs: number
}

/** Settings for which an empty value differs from an unset one. */
const MAY_BE_EMPTY = new Set(['FORWARDED_COOKIES'])

/** Outside services: they receive, or are asked about, personal data. */
const SERVICES = ['API_BASE_URL', 'DEALER_BASE_URL', 'SCHEDULE_BASE_URL', 'CRM_BASE_URL'] as const

/** Checks of values that are valid alone but not together. */
function wrongTogether(data: z.infer<typeof settingsShape>): string[] {
  const plain = SERVICES.flatMap((name) => {
    const reason = wrongPlainHttp(data[name], data.PLAIN_HTTP_HOSTS ?? [])
    return reason === null ? [] : [`Setting ${name}: ${reason}.`]
  })
  const isOnePort = data.METRICS_PORT !== null && data.METRICS_PORT !== 0 && data.METRICS_PORT === data.PORT
  return isOnePort ? [...plain, `Setting METRICS_PORT="${data.METRICS_PORT}": must be another port than PORT.`] : plain
}

/**
 * In production (systemd, Docker set NODE_ENV) pages must not name localhost. Throws `SettingsError`. A plain `npm
 * start` sets nothing and only gets a warning in the log.
 */
export function requireOrigin(env: NodeJS.ProcessEnv): void {
  if (env['NODE_ENV'] === 'production' && !env['PUBLIC_ORIGIN'])
    throw new SettingsError(
      'Setting PUBLIC_ORIGIN is missing: with NODE_ENV=production pages need the address visitors use, https://www.example.ru.',
    )
}

/** Checks every setting; throws `SettingsError` naming each wrong one. An empty value counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const misnamed = wrongNames(env, SETTING_NAMES)
  if (misnamed.length > 0) throw new SettingsError(misnamed.join('\n'))
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      (MAY_BE_EMPTY.has(name) ? env[name]?.trim() : env[name] || undefined) ?? undefined,
    ]),
  )
  const parsed = settingsShape.safeParse(given)
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => describe(issue, given)).join('\n'))
  const together = wrongTogether(parsed.data)
  if (together.length > 0) throw new SettingsError(together.join('\n'))
  const mail = mailSettings(parsed.data)
  if (typeof mail === 'string') throw new SettingsError(mail)
  const { PORT, HOST, DATA_DIR, PUBLIC_ORIGIN, TRUST_PROXY, LOG_LEVEL, METRIKA_ID, RATE_LIMIT } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    hsts: parsed.data.HSTS,
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
    metrikaId: METRIKA_ID,
    rateLimit: RATE_LIMIT,
    databaseUrl: parsed.data.DATABASE_URL,
    apiBase: parsed.data.API_BASE_URL,
    dealerBase: parsed.data.DEALER_BASE_URL,
    scheduleBase: parsed.data.SCHEDULE_BASE_URL,
    crmBase: parsed.data.CRM_BASE_URL,
    forwardedCookies: parsed.data.FORWARDED_COOKIES,
    crmToken: parsed.data.CRM_TOKEN,
    crmRetryMs: parsed.data.CRM_RETRY_MS,
    crmTries: parsed.data.CRM_TRIES,
    mail,
    metricsPort: parsed.data.METRICS_PORT,
    metricsHost: parsed.data.METRICS_HOST,
    assetsDir: parsed.data.ASSETS_DIR && resolve(parsed.data.ASSETS_DIR),
    vitalsShare: parsed.data.METRICS_PORT === null ? 0 : parsed.data.VITALS_SHARE,
    workers: parsed.data.WEB_CONCURRENCY,
    drainMs: parsed.data.DRAIN_MS,
  }
}

const SECRET = new Set(['DATABASE_URL', 'CRM_TOKEN', 'SMTP_URL'])

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const reason = issue.code === 'invalid_union' ? lastReason(issue) : issue.message
  // A wrong value may still contain the right password.
  return SECRET.has(name) ? `Setting ${name}: ${reason}.` : `Setting ${name}="${given[name] ?? ''}": ${reason}.`
}

const lastReason = (issue: z.core.$ZodIssueInvalidUnion): string => issue.errors.at(-1)?.[0]?.message ?? issue.message

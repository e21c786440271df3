import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Settings } from '#src/backend/pictures/s3.ts'
import { API_BASE, CRM_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import { wrongNames, wrongPlainHttp, wrongSelf } from '#src/server/settings/check-settings.ts'
import { mailSettings, type MailSettings } from '#src/server/settings/mail-settings.ts'
import { officeSettings, wrongOffice, type OfficeSettings } from '#src/server/settings/office-settings.ts'
import { pictureSettings, wrongPictures } from '#src/server/settings/picture-settings.ts'
import { settingsShape, SETTING_NAMES } from '#src/server/settings/settings-shape.ts'
import { describe } from '#src/server/settings/describe-issue.ts'

/** Settings of the machine, read from the environment once at start. The README lists them. */

export class SettingsError extends Error {
  override name = 'SettingsError'
}

export type Settings = {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** The public address of the site: canonical links and Open Graph are built from it. */
  publicOrigin: string
  /** HSTS for this host only, for its subdomains too, or off. */
  hsts: 'off' | 'host' | 'subdomains'
  /** How long a CDN may cache pages; 0: not at all. */
  cdnSeconds: number
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
  /** Null: there is no office. */
  office: OfficeSettings | null
  /** Public origin of the office, also where another process has its port. Null: there is none. */
  officeOrigin: string | null
  /** Null: the database stores uploaded pictures. Holds a secret: never logged. */
  pictureStore: S3Settings | null
  /** Absolute path: hashed files of other builds (scripts/release); null: only this build's are served. */
  assetsDir: string | null
  /** Share of page views whose browsers report measurements; 0 where nobody reads metrics. */
  vitalsShare: number
  /**
   * Whether views and steps are counted for the office. Processes without the office's port know of it by
   * OFFICE_ORIGIN.
   */
  isCounting: boolean
  /** Processes of this machine that share the port. */
  workers: number
  /** After SIGTERM the process reports that it is not ready and keeps serving for this long. */
  drainMs: number
}

/** Settings for which an empty value differs from an unset one. */
const MAY_BE_EMPTY = new Set(['FORWARDED_COOKIES'])

/** Outside services: they receive, or are asked about, personal data. */
const SERVICES = ['API_BASE_URL', 'DEALER_BASE_URL', 'SCHEDULE_BASE_URL', 'CRM_BASE_URL'] as const

/** What the site itself serves at these addresses. A CRM may be the site's own, with a token: it asks nobody. */
const OWN_PATHS = {
  API_BASE_URL: API_BASE,
  DEALER_BASE_URL: DEALER_BASE,
  SCHEDULE_BASE_URL: DEALER_BASE,
} as const
const ASKED = ['API_BASE_URL', 'DEALER_BASE_URL', 'SCHEDULE_BASE_URL'] as const

/** Checks of values that are valid alone but not together. */
function wrongTogether(data: z.infer<typeof settingsShape>): string[] {
  const plain = SERVICES.flatMap((name) => {
    const reason = wrongPlainHttp(data[name], data.PLAIN_HTTP_HOSTS ?? [])
    return reason === null ? [] : [`Setting ${name}: ${reason}.`]
  })
  const self = ASKED.flatMap((name) => {
    const reason = wrongSelf(data[name], { port: data.PORT, origin: data.PUBLIC_ORIGIN, path: OWN_PATHS[name] })
    return reason === null ? [] : [`Setting ${name}="${data[name]}": ${reason}.`]
  })
  const own = { port: data.PORT, origin: data.PUBLIC_ORIGIN, path: CRM_BASE }
  const isRefusedCrm = data.CRM_TOKEN === null && wrongSelf(data.CRM_BASE_URL, own) !== null
  const crm = isRefusedCrm
    ? [
        `Setting CRM_BASE_URL="${data.CRM_BASE_URL}": is this site itself, which takes no request without CRM_TOKEN: leave it unset for the embedded CRM.`,
      ]
    : []
  const isOnePort = data.METRICS_PORT !== null && data.METRICS_PORT !== 0 && data.METRICS_PORT === data.PORT
  const port = isOnePort ? [`Setting METRICS_PORT="${data.METRICS_PORT}": must be another port than PORT.`] : []
  const office = wrongOffice(data, { PORT: data.PORT, METRICS_PORT: data.METRICS_PORT })
  return [...plain, ...self, ...crm, ...port, ...office, ...wrongPictures(data, data.PLAIN_HTTP_HOSTS ?? [])]
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
  const office = officeSettings(parsed.data)
  const { PORT, HOST, DATA_DIR, PUBLIC_ORIGIN, TRUST_PROXY, LOG_LEVEL, METRIKA_ID, RATE_LIMIT } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    hsts: parsed.data.HSTS,
    cdnSeconds: parsed.data.CDN_SECONDS,
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
    office,
    officeOrigin: office?.origin ?? parsed.data.OFFICE_ORIGIN,
    isCounting: office !== null || parsed.data.OFFICE_ORIGIN !== null,
    pictureStore: pictureSettings(parsed.data),
    assetsDir: parsed.data.ASSETS_DIR && resolve(parsed.data.ASSETS_DIR),
    vitalsShare: parsed.data.METRICS_PORT === null ? 0 : parsed.data.VITALS_SHARE,
    workers: parsed.data.WEB_CONCURRENCY,
    drainMs: parsed.data.DRAIN_MS,
  }
}

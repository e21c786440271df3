import { z } from 'zod'
import { wrongDatabaseUrl } from '#src/server/settings/check-settings.ts'
import { mailShape } from '#src/server/settings/mail-settings.ts'
import { pictureShape } from '#src/server/settings/picture-settings.ts'
import { officeShape } from '#src/server/settings/office-settings.ts'
import {
  origin,
  trustProxy,
  wholeNumber,
  numberWithin,
  exactText,
  folder,
  service,
  leadsApi,
  hostNames,
  cookieNames,
} from '#src/server/settings/setting-values.ts'

/** Every setting with its default; a test compares them with the README's table. */
export const settingsShape = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: exactText.default('127.0.0.1'),
  DATA_DIR: folder.default('var'),
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
  CRM_TRIES: wholeNumber(1, 10_000).default(120),
  PLAIN_HTTP_HOSTS: hostNames.nullable().default(null),
  ...mailShape,
  RATE_LIMIT: wholeNumber(0, 100_000).default(20),
  METRICS_PORT: wholeNumber(0, 65_535).nullable().default(null),
  METRICS_HOST: exactText.default('127.0.0.1'),
  ...officeShape,
  ...pictureShape,
  ASSETS_DIR: folder.nullable().default(null),
  VITALS_SHARE: numberWithin(0, 1).default(1),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DRAIN_MS: wholeNumber(0, 120_000).default(0),
  HSTS: z.enum(['off', 'host', 'subdomains'], { error: 'must be off, host or subdomains' }).default('host'),
  CDN_SECONDS: wholeNumber(0, 3_600).default(0),
  METRIKA_ID: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, 'must be the number of a counter')
    .nullable()
    .default(null),
})

export const SETTING_NAMES: readonly string[] = Object.keys(settingsShape.shape)

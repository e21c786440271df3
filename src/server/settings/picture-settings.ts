import { z } from 'zod'
import type { S3Settings } from '#src/backend/pictures/s3.ts'
import { wrongPlainHttp } from '#src/server/settings/check-settings.ts'
import { origin } from '#src/server/settings/setting-values.ts'

/** Where pictures of the office are stored; PICTURES_S3_URL switches a store on. */
export const pictureShape = {
  PICTURES_S3_URL: origin.nullable().default(null),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, dots and hyphens')
    .nullable()
    .default(null),
  PICTURES_S3_KEY: z
    .string()
    .regex(
      /^[\w.+/=-]{3,128}$/,
      'must be the identifier of an access key: 3 to 128 letters, digits and signs of a token',
    )
    .nullable()
    .default(null),
  PICTURES_S3_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 Latin letters, digits and signs, without spaces')
    .nullable()
    .default(null),
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as ru-central1')
    .default('us-east-1'),
  PICTURES_S3_ADDRESSING: z
    .enum(['path', 'host'], { error: 'must be path (https://store/bucket) or host (https://bucket.store)' })
    .default('path'),
}

type Parsed = z.infer<z.ZodObject<typeof pictureShape>>

const NEEDED = ['PICTURES_S3_BUCKET', 'PICTURES_S3_KEY', 'PICTURES_S3_SECRET'] as const

/** The combined settings; null where the database stores the pictures. */
export function pictureSettings(data: Parsed): S3Settings | null {
  const { PICTURES_S3_URL, PICTURES_S3_BUCKET, PICTURES_S3_KEY, PICTURES_S3_SECRET } = data
  if (!PICTURES_S3_URL || !PICTURES_S3_BUCKET || !PICTURES_S3_KEY || !PICTURES_S3_SECRET) return null
  return {
    origin: PICTURES_S3_URL,
    bucket: PICTURES_S3_BUCKET,
    key: PICTURES_S3_KEY,
    secret: PICTURES_S3_SECRET,
    region: data.PICTURES_S3_REGION,
    addressing: data.PICTURES_S3_ADDRESSING,
  }
}

/** What is wrong with the combination. */
export function wrongPictures(data: Parsed, plainHosts: readonly string[]): string[] {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket } = data
  if (url === null) {
    const lonely = NEEDED.find((name) => data[name] !== null)
    return lonely ? [`Setting ${lonely} needs PICTURES_S3_URL: without it pictures are kept in the database.`] : []
  }
  const missing = NEEDED.filter((name) => data[name] === null)
  if (missing.length > 0)
    return [`Setting PICTURES_S3_URL needs ${missing.join(', ')}: no store takes pictures without.`]
  const plain = wrongPlainHttp(url, plainHosts)
  if (plain !== null) return [`Setting PICTURES_S3_URL: ${plain}.`]
  // A certificate for *.host matches one label only.
  return data.PICTURES_S3_ADDRESSING === 'host' && url.startsWith('https:') && bucket?.includes('.')
    ? [
        `Setting PICTURES_S3_BUCKET="${bucket}": no certificate fits a name with a dot, set PICTURES_S3_ADDRESSING=path.`,
      ]
    : []
}

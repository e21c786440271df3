import { describe, expect, test } from 'vitest'
import { readSettings, requireOrigin, SettingsError } from '#src/server/settings/settings.ts'

/** Every way an operator mistakes a setting gives one exact sentence: no stack, no piece of a secret. */

const SECRET = 'hunter2-of-the-site'
const URL_FORM =
  'must be an address such as postgres://user:password@host:5432/database, the signs @ / ? # : % of user and password written as %40 %2F %3F %23 %3A %25.'
const SERVICE_FORM = 'must be an address such as https://host/path, without a query, or empty.'
const CRM_FORM = 'must be the address of a leads API, https://…/api/, or empty for the embedded CRM.'
const SELF = 'is this site itself: name the outside service, or leave it unset for the embedded one.'
const ESCAPED = 'must have the signs @ / ? # : % of user and password written as %40 %2F %3F %23 %3A %25.'
const TRUST_FORM =
  'must be a number of proxies, or addresses, subnets or loopback, linklocal, uniquelocal, separated by commas.'

/** A whole store, to be spoilt in one place. */
const STORE = {
  PICTURES_S3_URL: 'https://s3.example.ru',
  PICTURES_S3_BUCKET: 'site',
  PICTURES_S3_KEY: 'key-of-the-site',
  PICTURES_S3_SECRET: SECRET,
}

const wrong: [env: Record<string, string>, sentence: string][] = [
  [{ PORT: 'eighty' }, 'Setting PORT="eighty": must be a number.'],
  [{ PORT: '70000' }, 'Setting PORT="70000": must be 0 to 65535.'],
  [{ PORT: '-1' }, 'Setting PORT="-1": must be 0 to 65535.'],
  [{ PORT: '80.5' }, 'Setting PORT="80.5": must be a whole number.'],
  [{ PORT: '0x10' }, 'Setting PORT="0x10": must be a number.'],
  [{ PORT: ' 3001' }, 'Setting PORT=" 3001": must be a number.'],
  [{ RATE_LIMIT: ' ' }, 'Setting RATE_LIMIT=" ": must be a number.'],
  [{ METRICS_PORT: ' ' }, 'Setting METRICS_PORT=" ": must be a number.'],
  [{ VITALS_SHARE: ' ' }, 'Setting VITALS_SHARE=" ": must be a number.'],
  [{ DATA_DIR: '/var/lib/site ' }, 'Setting DATA_DIR="/var/lib/site ": must not begin or end with a space.'],
  [{ ASSETS_DIR: ' ' }, 'Setting ASSETS_DIR=" ": must not begin or end with a space.'],
  [{ DATA_DIR: '~/site' }, 'Setting DATA_DIR="~/site": must be written out: only a shell knows "~".'],
  [{ HOST: ' 0.0.0.0' }, 'Setting HOST=" 0.0.0.0": must not begin or end with a space.'],
  [{ OFFICE_HOST: ' ' }, 'Setting OFFICE_HOST=" ": must not begin or end with a space.'],
  [{ PORT: '3000;' }, 'Setting PORT="3000;": must be a number.'],
  [
    { PUBLIC_ORIGIN: 'www.example.ru' },
    'Setting PUBLIC_ORIGIN="www.example.ru": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://www.пример.рф' },
    'Setting PUBLIC_ORIGIN="https://www.пример.рф": must be written in Latin letters, as browsers send it: https://www.xn--e1afmkfd.xn--p1ai.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://a.ru/' },
    'Setting PUBLIC_ORIGIN="https://a.ru/": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://a.ru/x' },
    'Setting PUBLIC_ORIGIN="https://a.ru/x": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { PUBLIC_ORIGIN: 'ftp://a.ru' },
    'Setting PUBLIC_ORIGIN="ftp://a.ru": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://A.ru' },
    'Setting PUBLIC_ORIGIN="https://A.ru": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://a.ru:443' },
    'Setting PUBLIC_ORIGIN="https://a.ru:443": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [{ TRUST_PROXY: 'yes please' }, `Setting TRUST_PROXY="yes please": ${TRUST_FORM}`],
  [
    { TRUST_PROXY: '999.1.1.1' },
    'Setting TRUST_PROXY="999.1.1.1": 999.1.1.1 is no address, subnet, loopback, linklocal or uniquelocal.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/99' },
    'Setting TRUST_PROXY="10.0.0.0/99": 10.0.0.0/99 is no address, subnet, loopback, linklocal or uniquelocal.',
  ],
  [
    { TRUST_PROXY: 'loopback, 1.2.3' },
    'Setting TRUST_PROXY="loopback, 1.2.3": 1.2.3 is no address, subnet, loopback, linklocal or uniquelocal.',
  ],
  [
    { TRUST_PROXY: '::1/200' },
    'Setting TRUST_PROXY="::1/200": ::1/200 is no address, subnet, loopback, linklocal or uniquelocal.',
  ],
  [{ TRUST_PROXY: '-1' }, `Setting TRUST_PROXY="-1": ${TRUST_FORM}`],
  [{ TRUST_PROXY: 'true' }, `Setting TRUST_PROXY="true": ${TRUST_FORM}`],
  [{ LOG_LEVEL: 'loud' }, 'Setting LOG_LEVEL="loud": must be fatal, error, warn, info, debug, trace or silent.'],
  [{ LOG_LEVEL: 'INFO' }, 'Setting LOG_LEVEL="INFO": must be fatal, error, warn, info, debug, trace or silent.'],
  [{ DATABASE_URL: `mysql://site:${SECRET}@db/site` }, `Setting DATABASE_URL: ${URL_FORM}`],
  [{ DATABASE_URL: 'postgres' }, `Setting DATABASE_URL: ${URL_FORM}`],
  [{ DATABASE_URL: `site:${SECRET}@db:5432/site` }, `Setting DATABASE_URL: ${URL_FORM}`],
  [{ DATABASE_URL: `postgres://site:${SECRET}@db:99999/site` }, `Setting DATABASE_URL: ${URL_FORM}`],
  [{ DATABASE_URL: `postgres://site:p@${SECRET}@db:5432/site` }, `Setting DATABASE_URL: ${ESCAPED}`],
  [{ DATABASE_URL: `postgres://site:p/${SECRET}@db:5432/site` }, `Setting DATABASE_URL: ${URL_FORM}`],
  [{ DATABASE_URL: `postgres://site/${SECRET}@db/site` }, `Setting DATABASE_URL: ${ESCAPED}`],
  [{ DATABASE_URL: `postgres://site?${SECRET}@db/site` }, `Setting DATABASE_URL: ${ESCAPED}`],
  [{ DATABASE_URL: `postgres://site@db/site#${SECRET}` }, `Setting DATABASE_URL: ${ESCAPED}`],
  [
    { DATABASE_URL: `postgres://site:%zz${SECRET}@db/site` },
    'Setting DATABASE_URL: must have every % of user, password and database followed by two hexadecimal digits; % itself is %25.',
  ],
  [
    { DATABASE_URL: `postgres://site:${SECRET}@db` },
    'Setting DATABASE_URL: must name a database after the host, as in postgres://user@host:5432/database.',
  ],
  [
    { DATABASE_URL: `postgres://site:${SECRET}@db/site?sslmode=yes` },
    'Setting DATABASE_URL: must have one of disable, allow, prefer, require, verify-ca, verify-full, no-verify as sslmode.',
  ],
  [{ API_BASE_URL: 'api.example.ru' }, `Setting API_BASE_URL="api.example.ru": ${SERVICE_FORM}`],
  [{ API_BASE_URL: 'https://a.ru/?x=1' }, `Setting API_BASE_URL="https://a.ru/?x=1": ${SERVICE_FORM}`],
  [{ DEALER_BASE_URL: 'ftp://a.ru/dealer' }, `Setting DEALER_BASE_URL="ftp://a.ru/dealer": ${SERVICE_FORM}`],
  [{ SCHEDULE_BASE_URL: 'https://a.ru/#x' }, `Setting SCHEDULE_BASE_URL="https://a.ru/#x": ${SERVICE_FORM}`],
  [
    { DEALER_BASE_URL: 'http://a.ru/dealer' },
    'Setting DEALER_BASE_URL: is not encrypted on its way to a.ru: use https://, or name the host in PLAIN_HTTP_HOSTS.',
  ],
  [
    { CRM_BASE_URL: 'http://10.0.0.5/api/' },
    'Setting CRM_BASE_URL: is not encrypted on its way to 10.0.0.5: use https://, or name the host in PLAIN_HTTP_HOSTS.',
  ],
  [
    { CRM_BASE_URL: 'http://localhost.example.ru/api/' },
    'Setting CRM_BASE_URL: is not encrypted on its way to localhost.example.ru: use https://, or name the host in PLAIN_HTTP_HOSTS.',
  ],
  [
    { DEALER_BASE_URL: 'http://localhost:3000/dealer' },
    `Setting DEALER_BASE_URL="http://localhost:3000/dealer": ${SELF}`,
  ],
  [
    { PORT: '3001', SCHEDULE_BASE_URL: 'http://127.0.0.1:3001/schedule' },
    `Setting SCHEDULE_BASE_URL="http://127.0.0.1:3001/schedule": ${SELF}`,
  ],
  [
    { PUBLIC_ORIGIN: 'https://www.site.ru', API_BASE_URL: 'https://www.site.ru/ru/ru/api/' },
    `Setting API_BASE_URL="https://www.site.ru/ru/ru/api": ${SELF}`,
  ],
  [
    { CRM_BASE_URL: 'http://127.0.0.1:3000/leads/api/' },
    'Setting CRM_BASE_URL="http://127.0.0.1:3000/leads/api/": is this site itself, which takes no request without CRM_TOKEN: leave it unset for the embedded CRM.',
  ],
  [{ CRM_BASE_URL: 'https://a.ru/crm/' }, `Setting CRM_BASE_URL="https://a.ru/crm/": ${CRM_FORM}`],
  [{ CRM_BASE_URL: 'https://a.ru/api' }, `Setting CRM_BASE_URL="https://a.ru/api": ${CRM_FORM}`],
  [{ CRM_BASE_URL: 'off' }, `Setting CRM_BASE_URL="off": ${CRM_FORM}`],
  [{ CRM_TOKEN: 'short' }, 'Setting CRM_TOKEN: must be 16 to 200 letters, digits and signs of a token.'],
  [
    { CRM_TOKEN: `${SECRET} with spaces` },
    'Setting CRM_TOKEN: must be 16 to 200 letters, digits and signs of a token.',
  ],
  [{ CRM_RETRY_MS: '0' }, 'Setting CRM_RETRY_MS="0": must be 10 to 600000.'],
  [{ CRM_RETRY_MS: '2s' }, 'Setting CRM_RETRY_MS="2s": must be a number.'],
  [{ CRM_TRIES: '0' }, 'Setting CRM_TRIES="0": must be 1 to 10000.'],
  [
    { PLAIN_HTTP_HOSTS: 'http://a.ru' },
    'Setting PLAIN_HTTP_HOSTS="http://a.ru": must be names of hosts, separated by commas.',
  ],
  [{ RATE_LIMIT: '-5' }, 'Setting RATE_LIMIT="-5": must be 0 to 100000.'],
  [{ RATE_LIMIT: 'none' }, 'Setting RATE_LIMIT="none": must be a number.'],
  [{ METRICS_PORT: 'on' }, 'Setting METRICS_PORT="on": must be a number.'],
  [{ METRICS_PORT: '3000' }, 'Setting METRICS_PORT="3000": must be another port than PORT.'],
  [{ VITALS_SHARE: '50%' }, 'Setting VITALS_SHARE="50%": must be a number.'],
  [{ VITALS_SHARE: '2' }, 'Setting VITALS_SHARE="2": must be 0 to 1.'],
  [{ OFFICE_PORT: 'on' }, 'Setting OFFICE_PORT="on": must be a number.'],
  [
    { PUBLIC_ORIGIN: 'https://www.site.ru', OFFICE_ORIGIN: 'https://www.site.ru' },
    'Setting OFFICE_ORIGIN="https://www.site.ru": must be another origin than PUBLIC_ORIGIN.',
  ],
  [{ OFFICE_PORT: '3000' }, 'Setting OFFICE_PORT="3000": must be another port than PORT.'],
  [
    { OFFICE_PORT: '9100', METRICS_PORT: '9100' },
    'Setting OFFICE_PORT="9100": must be another port than METRICS_PORT.',
  ],
  [
    { OFFICE_ORIGIN: 'http://office.example.ru' },
    'Setting OFFICE_ORIGIN="http://office.example.ru": must be https://, or an address of this machine.',
  ],
  [
    { OFFICE_PORT: '3100', OFFICE_ORIGIN: 'http://office.example.ru' },
    'Setting OFFICE_ORIGIN="http://office.example.ru": must be https://, or an address of this machine.',
  ],
  [
    { OFFICE_PORT: '3100', OFFICE_HOST: '0.0.0.0' },
    'Setting OFFICE_HOST="0.0.0.0" needs OFFICE_ORIGIN: the https:// address of the office.',
  ],
  [
    { ...STORE, PICTURES_S3_URL: 's3.example.ru' },
    'Setting PICTURES_S3_URL="s3.example.ru": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { ...STORE, PICTURES_S3_URL: 'https://s3.example.ru/site' },
    'Setting PICTURES_S3_URL="https://s3.example.ru/site": must be an origin such as https://www.example.ru, without a path or a trailing slash.',
  ],
  [
    { ...STORE, PICTURES_S3_URL: 'http://s3.example.ru' },
    'Setting PICTURES_S3_URL: is not encrypted on its way to s3.example.ru: use https://, or name the host in PLAIN_HTTP_HOSTS.',
  ],
  [
    { ...STORE, PICTURES_S3_BUCKET: 'Site_1' },
    'Setting PICTURES_S3_BUCKET="Site_1": must be the name of a bucket: 3 to 63 of a-z, 0-9, dots and hyphens.',
  ],
  [
    { ...STORE, PICTURES_S3_KEY: `${SECRET} ` },
    'Setting PICTURES_S3_KEY: must be the identifier of an access key: 3 to 128 letters, digits and signs of a token.',
  ],
  [
    { ...STORE, PICTURES_S3_SECRET: `${SECRET} and more` },
    'Setting PICTURES_S3_SECRET: must be 8 to 200 Latin letters, digits and signs, without spaces.',
  ],
  [
    { ...STORE, PICTURES_S3_REGION: 'Москва' },
    'Setting PICTURES_S3_REGION="Москва": must be the name of a region, such as ru-central1.',
  ],
  [
    { ...STORE, PICTURES_S3_ADDRESSING: 'virtual' },
    'Setting PICTURES_S3_ADDRESSING="virtual": must be path (https://store/bucket) or host (https://bucket.store).',
  ],
  [
    { ...STORE, PICTURES_S3_BUCKET: 'site.ru', PICTURES_S3_ADDRESSING: 'host' },
    'Setting PICTURES_S3_BUCKET="site.ru": no certificate fits a name with a dot, set PICTURES_S3_ADDRESSING=path.',
  ],
  [
    { ...STORE, PICTURES_S3_URL: '' },
    'Setting PICTURES_S3_BUCKET needs PICTURES_S3_URL: without it pictures are kept in the database.',
  ],
  [
    { PICTURES_S3_URL: STORE.PICTURES_S3_URL, PICTURES_S3_BUCKET: 'site' },
    'Setting PICTURES_S3_URL needs PICTURES_S3_KEY, PICTURES_S3_SECRET: no store takes pictures without.',
  ],
  [{ WEB_CONCURRENCY: '0' }, 'Setting WEB_CONCURRENCY="0": must be 1 to 64.'],
  [{ WEB_CONCURRENCY: '1.5' }, 'Setting WEB_CONCURRENCY="1.5": must be a whole number.'],
  [{ WEB_CONCURRENCY: 'auto' }, 'Setting WEB_CONCURRENCY="auto": must be a number.'],
  [{ DRAIN_MS: '999999' }, 'Setting DRAIN_MS="999999": must be 0 to 120000.'],
  [
    { FORWARDED_COOKIES: 'a;b' },
    'Setting FORWARDED_COOKIES="a;b": must be names of cookies, separated by commas, or empty for none.',
  ],
  [{ METRIKA_ID: 'UA-1' }, 'Setting METRIKA_ID="UA-1": must be the number of a counter.'],
  [{ METRIKA_ID: '0' }, 'Setting METRIKA_ID="0": must be the number of a counter.'],
  [{ METRIKA_ID: '007' }, 'Setting METRIKA_ID="007": must be the number of a counter.'],
  [{ HSTS: 'yes' }, 'Setting HSTS="yes": must be off, host or subdomains.'],
]

test.each(wrong)('%j', (env, sentence) => {
  let told: unknown
  try {
    readSettings(env)
  } catch (error) {
    told = error
  }
  expect(told).toBeInstanceOf(SettingsError)
  expect((told as Error).message).toBe(sentence)
  expect((told as Error).message).not.toMatch(new RegExp(`${SECRET}|hunter`))
})

describe('a name that decides where data go and is nearly right stops the start', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['CRM_BASEURL', 'CRM_BASE_URL'],
    ['CRM_BASE', 'CRM_BASE_URL'],
    ['SHEDULE_BASE_URL', 'SCHEDULE_BASE_URL'],
    ['DEALERS_BASE_URL', 'DEALER_BASE_URL'],
    ['API_BASEURL', 'API_BASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['CRM_TOKENS', 'CRM_TOKEN'],
    ['PICTURES_S3_URI', 'PICTURES_S3_URL'],
    ['PICTURE_S3_URL', 'PICTURES_S3_URL'],
    ['PICTURES_S3_BUKET', 'PICTURES_S3_BUCKET'],
    ['PICTURES_S3_SECRETS', 'PICTURES_S3_SECRET'],
  ])('%s', (given, meant) => {
    const sentence = `${given} is no setting of the site. ${meant} is one and decides where data go: rename ${given} or remove it.`
    expect(() => readSettings({ [given]: SECRET })).toThrow(new SettingsError(sentence))
    expect(readSettings({ [given]: '' })).toBeDefined()
  })

  test('another nearly right name does not', () => {
    expect(readSettings({ PORTS: '1', RATE_LIMITS: '1' })).toBeDefined()
  })
})

test('addresses as they should be are taken', () => {
  for (const url of [
    'postgres://site:p%40ss%2Fword@db.example.ru:5432/site',
    'postgresql://site@127.0.0.1/site?sslmode=require',
    'postgres:///site?host=/var/run/postgresql',
  ])
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ])
})

test('a store of pictures: whole, here without TLS, in a region and an addressing of its own', () => {
  const { PICTURES_S3_SECRET: secret } = STORE
  const common = { bucket: 'site', key: 'key-of-the-site', secret }
  expect(readSettings({}).pictureStore).toBeNull()
  expect(readSettings(STORE).pictureStore).toEqual({
    ...common,
    origin: 'https://s3.example.ru',
    region: 'us-east-1',
    addressing: 'path',
  })
  const near = { ...STORE, PICTURES_S3_URL: 'http://127.0.0.1:9000', PICTURES_S3_REGION: 'ru-central1' }
  expect(readSettings({ ...near, PICTURES_S3_ADDRESSING: 'host' }).pictureStore).toEqual({
    ...common,
    origin: 'http://127.0.0.1:9000',
    region: 'ru-central1',
    addressing: 'host',
  })
  expect(readSettings({ ...STORE, PICTURES_S3_URL: 'http://minio:9000', PLAIN_HTTP_HOSTS: 'minio' })).toBeDefined()
})

test('http:// is taken on this machine, and to hosts that are named', () => {
  expect(readSettings({ CRM_BASE_URL: 'http://127.0.0.1:9/api/' }).crmBase).toBe('http://127.0.0.1:9/api/')
  expect(readSettings({ API_BASE_URL: 'http://[::1]:9/api' }).apiBase).toBe('http://[::1]:9/api')
  const env = { CRM_BASE_URL: 'http://crm:8080/api/', PLAIN_HTTP_HOSTS: 'other, CRM' }
  expect(readSettings(env).crmBase).toBe('http://crm:8080/api/')
})

test('a service may be another program of this machine, or at another path of the public origin', () => {
  expect(readSettings({ DEALER_BASE_URL: 'http://localhost:3001/dealer' }).dealerBase).toBeDefined()
  const env = { PUBLIC_ORIGIN: 'https://www.site.ru', DEALER_BASE_URL: 'https://www.site.ru/dealers-api' }
  expect(readSettings(env).dealerBase).toBe('https://www.site.ru/dealers-api')
})

test('where production is said from outside, the address of the site has to be said too', () => {
  expect(() => requireOrigin({ NODE_ENV: 'production' })).toThrow('Setting PUBLIC_ORIGIN is missing')
  expect(() => requireOrigin({ NODE_ENV: 'production', PUBLIC_ORIGIN: '' })).toThrow(SettingsError)
  expect(() => requireOrigin({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.ru' })).not.toThrow()
  expect(() => requireOrigin({})).not.toThrow()
})

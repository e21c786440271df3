import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameDatabase, operatorSettings } from '../../scripts/operator/settings.ts'

let folder = ''
let installed = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-operator-'))
  installed = join(folder, 'site.env')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SERVICE = 'postgres://site:s3cret@127.0.0.1:5432/site'
const write = (text: string) => writeFileSync(installed, text)

test('the settings of the service are found without being named', () => {
  write(`# both processes\nPUBLIC_ORIGIN=https://www.example.ru\nDATABASE_URL="${SERVICE}"\n`)
  const { settings, source } = operatorSettings({ PATH: '/bin' }, installed)
  expect(source).toBe(installed)
  expect(settings).toMatchObject({ databaseUrl: SERVICE, publicOrigin: 'https://www.example.ru' })
  expect(nameDatabase(settings)).toBe('PostgreSQL «site» at 127.0.0.1:5432')
})

test('the database of a drill is found where the service has its settings, or in the environment', () => {
  const DRILL = 'postgres://site:s3cret@127.0.0.1:5432/site_drill'
  write(`DATABASE_URL=${SERVICE}\nDRILL_DATABASE_URL=${DRILL}\n`)
  expect(operatorSettings({}, installed).settings.drillDatabaseUrl).toBe(DRILL)
  expect(operatorSettings({ DRILL_DATABASE_URL: `${DRILL}2` }, installed).settings.drillDatabaseUrl).toBe(`${DRILL}2`)
  expect(operatorSettings({ SITE_ENV: 'none', DRILL_DATABASE_URL: DRILL }, installed).settings.drillDatabaseUrl).toBe(
    DRILL,
  )
  write(`DATABASE_URL=${SERVICE}\n`)
  expect(operatorSettings({}, installed).settings.drillDatabaseUrl).toBeNull()
})

test('another database than the service’s is refused, by a sentence without a password', () => {
  write(`DATABASE_URL=${SERVICE}\n`)
  for (const env of [{ DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:5432/other' }])
    expect(() => operatorSettings(env, installed)).toThrow(
      'leads to PostgreSQL «other» at 127.0.0.1:5432, but the database of the service',
    )
  write('DATA_DIR=/var/lib/site\n')
  expect(() => operatorSettings({ DATA_DIR: '/srv/site/var' }, installed)).toThrow(
    `The environment leads to /srv/site/var/site.db, but the database of the service (${installed}) is /var/lib/site/site.db.`,
  )
  expect(operatorSettings({ DATA_DIR: '/var/lib/site' }, installed).settings.dataDir).toBe('/var/lib/site')
})

test('another file is named by SITE_ENV, none by «none», and without an installation the environment counts', () => {
  write('DATA_DIR=/var/lib/site\n')
  const other = join(folder, 'other.env')
  writeFileSync(other, 'DATA_DIR=/other\n')
  expect(operatorSettings({ SITE_ENV: other }, installed).settings.dataDir).toBe('/other')
  expect(operatorSettings({ SITE_ENV: 'none', DATA_DIR: '/x' }, installed)).toMatchObject({
    source: 'the environment',
    settings: { dataDir: '/x' },
  })
  expect(operatorSettings({ DATA_DIR: '/x' }, join(folder, 'nothing')).settings.dataDir).toBe('/x')
  expect(() => operatorSettings({ SITE_ENV: join(folder, 'nothing') }, installed)).toThrow('there is no such file')
})

test('a wrong setting of the file is told like one of a start', () => {
  write('DATABSE_URL=postgres://x/y\n')
  expect(() => operatorSettings({}, installed)).toThrow('DATABSE_URL is no setting of the site.')
})

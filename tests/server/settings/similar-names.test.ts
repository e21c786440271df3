import { expect, test } from 'vitest'
import { similarNames } from '#src/server/settings/similar-names.ts'
import { SETTING_NAMES } from '#src/server/settings/settings-shape.ts'

const found = (...names: string[]) =>
  similarNames(Object.fromEntries(names.map((name) => [name, '1'])), SETTING_NAMES).map(
    ({ given, meant }) => `${given} → ${meant}`,
  )

test.each([
  ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
  ['PUBILC_ORIGIN', 'PUBLIC_ORIGIN'],
  ['PUBLICORIGIN', 'PUBLIC_ORIGIN'],
  ['public_origin', 'PUBLIC_ORIGIN'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['DATADIR', 'DATA_DIR'],
  ['PORTS', 'PORT'],
  ['METRICA_ID', 'METRIKA_ID'],
  ['CRM_BASE', 'CRM_BASE_URL'],
])('%s is taken for %s', (given, meant) => {
  expect(found(given)).toEqual([`${given} → ${meant}`])
})

test('our names, and what machines set anyway, are no mistakes', () => {
  expect(found(...SETTING_NAMES)).toEqual([])
  expect(
    found('HOME', 'HOSTNAME', 'PATH', 'PWD', 'USER', 'SHELL', 'TERM', 'LANG', 'LOGNAME', 'NODE_ENV', 'CI', 'E2E_PORT'),
  ).toEqual([])
  expect(found('PGHOST', 'PGPORT', 'XDG_DATA_DIRS', 'SSH_TTY', 'npm_config_user_agent', 'INVOCATION_ID')).toEqual([])
})

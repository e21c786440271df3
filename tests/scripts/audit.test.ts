import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-audit-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Runs the audit with an npm that answers this. */
function auditWith(answer: object) {
  const npm = join(directory, 'npm')
  writeFileSync(join(directory, 'answer'), JSON.stringify(answer))
  writeFileSync(npm, `#!/bin/sh\ncat '${join(directory, 'answer')}'\nexit 1\n`)
  chmodSync(npm, 0o755)
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: directory + delimiter + process.env['PATH'] },
  })
  return { status, stdout }
}

const found = (counts: object, vulnerabilities: object = {}) => ({
  metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
  vulnerabilities,
})

test('a high one fails and is named', () => {
  const { status, stdout } = auditWith(found({ high: 1 }, { tar: { severity: 'high', range: '<7' } }))
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: 'Vulnerabilities: 0 critical, 1 high, 0 moderate, 0 low.\nhigh  tar <7\n',
  })
})

test('a moderate one is told and fails nothing', () => {
  expect(auditWith(found({ moderate: 2 }))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('2 moderate') as string,
  })
})

test('a registry without an audit is told in words and fails nothing', () => {
  const { status, stdout } = auditWith({ message: '405 Method Not Allowed', error: { summary: '' } })
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'Not audited: this registry gives no audit (405 Method Not Allowed).\n',
  })
})

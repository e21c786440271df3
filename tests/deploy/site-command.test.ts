import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** deploy/site with the programs around it acted: systemctl, curl and the releases' own scripts. */

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-command-'))
  mkdirSync(join(root, 'bin'))
  for (const id of ['old', 'new']) mkdirSync(join(root, 'releases', id, 'scripts'), { recursive: true })
  symlinkSync(join(root, 'releases/new'), join(root, 'current'))
  act('curl', 'exit 0')
  act('systemctl', 'exit 0')
  mkdirSync(join(root, 'releases/new/node_modules/.bin'), { recursive: true })
  acted('exit 0')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, body: string) => {
  writeFileSync(file, `#!/bin/sh\necho "$(basename "$0") $*" >> "${root}/log"\n${body}\n`)
  chmodSync(file, 0o755)
}
const act = (program: string, body: string) => write(join(root, 'bin', program), body)
/** The release's own Node: what the scripts would answer. */
const acted = (body: string) => write(join(root, 'releases/new/node_modules/.bin/node'), body)
const running = (restart: string) =>
  act(
    'systemctl',
    `if [ "$1" = list-units ]; then echo site@3001.service; echo site@3002.service; exit; fi\n${restart}`,
  )

function site(...args: string[]) {
  const { status, stderr } = spawnSync('sh', [resolve('deploy/site'), ...args], {
    encoding: 'utf8',
    env: { PATH: `${root}/bin:${process.env['PATH']}`, SITE_ROOT: root },
  })
  const log = existsSync(join(root, 'log')) ? readFileSync(join(root, 'log'), 'utf8') : ''
  return { status, said: stderr, log }
}

describe('site restart', () => {
  test('where nothing runs says what to do', () => {
    const { status, said } = site('restart')
    expect(status).toBe(0)
    expect(said).toContain('systemctl start site@3001')
  })

  test('stops at a process that does not start, tells so, and leaves the others', () => {
    running('exit 1')
    act('curl', 'exit 22')
    const { status, said, log } = site('restart')
    expect(status).toBe(1)
    expect(said).toMatch(/^site@3001\.service is not ready: .*"site rollback" goes back\.\n$/)
    expect(log).not.toContain('restart site@3002')
  })
})

describe('site rollback', () => {
  test('to no release leaves it to the release command to say so', () => {
    acted('echo "There is no release nosuch" >&2; exit 1')
    const { status, said, log } = site('rollback', 'nosuch')
    expect([status, said]).toEqual([1, 'There is no release nosuch\n'])
    expect(log).not.toContain('leads.ts')
  })

  const refusal = (words: string) => acted(`case "$1" in */leads.ts) echo "${words}" >&2; exit 1 ;; esac`)

  test('over a database that a newer version has changed is refused before anything is switched', () => {
    refusal('The database is newer than this version of the site.')
    const { status, said, log } = site('rollback', 'old')
    expect([status, said]).toEqual([1, 'The database is newer than this version of the site.\n'])
    expect(log).not.toContain('release.ts')
  })

  test('forward, over a database that is older, goes on: the release brings it up', () => {
    refusal('The database is older than this version of the site. Start the site once: it brings it up.')
    const { status, log } = site('rollback', 'old')
    expect(status).toBe(0)
    expect(log).toMatch(/release\.ts rollback old/)
  })
})

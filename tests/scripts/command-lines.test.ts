import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { callCommand } from './operator.ts'

/** Every command for operators says how it is called, and what it does not know, before it opens anything. */

const COMMANDS = ['leads', 'advertising', 'office', 'content', 'uploads', 'backup', 'drill', 'release']

const call = (name: string, ...args: string[]) => callCommand(name, args, { DATA_DIR: '/nonexistent' })

test.each(COMMANDS)('%s', (name) => {
  const { status, stdout, stderr } = call(name, '--colour')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(new RegExp(`^Unknown option '--colour'\\.\nnpm run ${name} `))
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('who asks how a command is called is answered', () => {
  const { status, stdout, stderr } = call('office', '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^npm run office -- create-owner /)
})

test('an unknown word of releases makes no folder', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-release-')), 'none')
  expect(call('release', 'list', '--to', folder).stderr).toBe(
    `There is no folder ${folder}. Name that of the releases by --to.\n`,
  )
  call('release', 'lists', '--to', folder)
  expect(existsSync(folder)).toBe(false)
  rmSync(resolve(folder, '..'), { recursive: true })
})

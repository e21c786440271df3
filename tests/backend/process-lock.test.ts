import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockProcess } from '#src/backend/process-lock.ts'
import { lockStart } from '#src/backend/start-lock.ts'
import { isAloneOn, noticeOthers } from '#src/server/data/alone.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'process-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a second process on the embedded database knows that it is not alone, and says so', () => {
  const told: string[] = []
  const log = { warn: (_details: object, text: string) => void told.push(text) }
  const first = lockProcess(dataDir)
  expect(isAloneOn({ dataDir, databaseUrl: null, workers: 1 }, log)).toBe(false)
  expect(noticeOthers({ dataDir, databaseUrl: null, workers: 2 }, log)).toBe(false)
  expect(told).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^ANOTHER PROCESS OF THE SITE/)))
  first?.release()
  const again = lockProcess(dataDir)
  expect(again).not.toBeNull()
  again?.release()
})

test('a process that is killed leaves nothing but the lock files, which anybody may lock again', async () => {
  const lock = lockProcess(dataDir)
  const unlock = await lockStart(dataDir)
  expect(readdirSync(dataDir).sort()).toEqual(['.process-lock', '.start-lock'])
  unlock()
  lock?.release()
})

test('workers of one start, and processes on PostgreSQL, are several on purpose', () => {
  const log = { warn: () => expect.unreachable() }
  expect(isAloneOn({ dataDir, databaseUrl: null, workers: 2 }, log)).toBe(false)
  expect(isAloneOn({ dataDir, databaseUrl: 'postgres://localhost/site', workers: 1 }, log)).toBe(false)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#src/backend/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
const file = join(folder, 'site.db')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Publishes until `count` numbers are acknowledged, then is killed in the middle of the next. Answers the last one. */
async function publishAndKill(first: number, count: number): Promise<number> {
  const writer = spawn(process.execPath, ['tests/proofs/publishing-writer.ts', file, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(writer, 'exit')
  let last = -1
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line)
    if (last >= first + count) writer.kill('SIGKILL')
  }
  await gone
  return last
}

/** What visitors read, and what the office says is published. */
async function stored() {
  const db = openDatabase({ file })
  try {
    const row = await db.selectFrom('news').select(['name', 'document']).where('code', '=', 'vypusk').executeTakeFirst()
    const versions = await db
      .selectFrom('content_version')
      .select(['body', 'published_at'])
      .where('kind', '=', 'news')
      .where('state', '=', 'published')
      .execute()
    return {
      shown: numberOf(row?.name),
      text: numberOf(row?.document.match(/Номер \d+/)?.[0]),
      versions: versions.length,
    }
  } finally {
    await db.destroy()
  }
}
const numberOf = (text = ''): number => Number(/\d+/.exec(text)?.[0] ?? -1)

// `npm run prove:office`, of which `npm test` has the short form, kills the built site three times more.
test('an editor’s process killed while publishing leaves the old version or the new one, whole; nothing told is lost', async () => {
  let first = 0
  for (const count of [0, 3, 7]) {
    // Each begins with what the one before has left.
    // oxlint-disable no-await-in-loop
    const told = await publishAndKill(first, count)
    const { shown, text, versions } = await stored()
    expect(told).toBeGreaterThanOrEqual(first + count)
    expect(shown).toBeGreaterThanOrEqual(told)
    expect(shown).toBeLessThanOrEqual(told + 1)
    expect(text).toBe(shown)
    expect(versions).toBeGreaterThan(0)
    first = shown + 1
  }
})

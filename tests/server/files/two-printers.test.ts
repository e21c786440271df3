import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Processes that print what has just been published know nothing of one another. */
test('two processes print the same document byte for byte, under the same validator', async () => {
  const run = promisify(execFile)
  // In zones apart: nothing of a file is where or when it was printed.
  const printed = await Promise.all(
    ['UTC', 'Asia/Kamchatka'].map((zone) =>
      run(process.execPath, ['tests/server/files/print-published.ts'], { env: { ...process.env, TZ: zone } }),
    ),
  )
  const [one, other] = printed.map(({ stdout }) => stdout.trim().split('\n'))
  expect(one).toHaveLength(2)
  expect(other).toEqual(one)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const MODULE = resolve('scripts/prove/kill-on-exit.ts')

/** A proof that fails beside a process of its own, which would sleep on and has its stream. */
const FAILING = `
  import { spawn } from 'node:child_process'
  import { killOnExit } from ${JSON.stringify(MODULE)}
  const sleeper = "setTimeout(() => process.stderr.write('slept on'), 20_000)"
  killOnExit(spawn(process.execPath, ['-e', sleeper], { stdio: ['ignore', 'ignore', 'inherit'] }))
  throw new Error('the proof fails')
`

test('what a proof has started ends with it, and nobody waits for what it has left open', async () => {
  const proof = spawn(process.execPath, ['--input-type=module', '-e', FAILING], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proof.stderr.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  // Its stream closes when the last process that has it is gone.
  const [code] = (await once(proof, 'close')) as [number]
  expect(code).toBe(1)
  expect(said).toContain('the proof fails')
  expect(said).not.toContain('slept on')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT_SERVER, NODE_OPTIONS } from '../../scripts/prove/site-process.ts'

/** What the proofs prove is what runs: the same program, the same options of Node. */
const COMMAND = ['node', ...NODE_OPTIONS, BUILT_SERVER]

test('npm, the image and the unit start what is proved', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts['serve']).toBe(COMMAND.join(' '))
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `CMD [${COMMAND.map((word) => JSON.stringify(word)).join(', ')}]`,
  )
  expect(readFileSync('deploy/systemd/site@.service', 'utf8')).toContain(`.bin/${COMMAND.join(' ')}\n`)
})

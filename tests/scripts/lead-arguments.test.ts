import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { requireKnownOptions } from '../../scripts/operator/lead-arguments.ts'

/** What a command would pass over is refused: it would free or release what the operator means to spare. */

const options = {
  all: { type: 'boolean', default: false },
  source: { type: 'string' },
  type: { type: 'string' },
  limit: { type: 'string' },
  network: { type: 'string' },
  phone: { type: 'string' },
} as const
const demand = (line: string) => () =>
  requireKnownOptions(parseArgs({ args: line.split(' '), allowPositionals: true, options }))

test.each([
  ['free-hours --network 4f1c09ab --source bot', '«free-hours» takes no --source. It takes --network, --phone,'],
  ['release --all --type test-drive', '«release» takes no --type.'],
  ['cancel --network 4f1c09ab', '«cancel» takes no --network.'],
  ['export --limit 5', '«export» takes no --limit.'],
  ['waiting --all', '«waiting» takes no --all.'],
  ['list K7MN4P2R', '«list» takes no number: what is «K7MN4P2R»?'],
  ['free-hours K7MN4P2R', '«free-hours» takes no number: what is «K7MN4P2R»?'],
  ['show K7MN4P2R K7MN4P2S', '«show» takes one number at a time.'],
])('leads %s', (line, sentence) => {
  expect(demand(line)).toThrow(sentence)
})

test.each([
  'release --all --phone +79161234567',
  'told K7MN4P2R K7MN4P2S',
  'list --source bot --limit 5',
  'retry K7MN4P2R',
])('leads %s is taken', (line) => {
  expect(demand(line)).not.toThrow()
})

import { parseArgs } from 'node:util'
import { proveFaults } from './upstream-faults.ts'
import { printRow } from './rows.ts'
import { requireBuild } from './site-process.ts'

/**
 * `npm run prove:faults`: outside services fail in every way, with a warm and with a cold
 * cache; no page fails or is late, memory stays stable, and everything recovers soon after. `--short` chooses
 * some faults; names of faults as arguments choose others.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
requireBuild()
await proveFaults({ short: values.short, chosen: positionals, onRow: printRow })

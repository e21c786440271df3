import { parseArgs } from 'node:util'
import { proveFaults } from './upstream-faults.ts'
import { printRow } from './rows.ts'
import { isBuilt } from './site-process.ts'

/**
 * `npm run prove:faults`: outside services fall ill in every way, under a site that is warm and under one that has just
 * started; no page fails for it, none is late, memory stays flat, and all is well again soon after. `--short` chooses
 * some illnesses; names of illnesses as arguments choose others.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
if (!isBuilt()) {
  console.error('There is no build: run "npm run build" first.')
  process.exit(1)
}
await proveFaults({ short: values.short, chosen: positionals, onRow: printRow })

import { parseArgs } from 'node:util'
import { proveFaults } from './upstream-faults.ts'
import { printRow } from './rows.ts'
import { requireBuild } from './site-process.ts'

/**
 * `npm run prove:faults`: outside services fall ill in every way, under a site that is warm and under one that has just
 * started; no page fails for it, none is late, memory stays flat, and all is well again soon after. `--short` chooses
 * some faults; names of faults as arguments choose others.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
requireBuild()
await proveFaults({ short: values.short, chosen: positionals, onRow: printRow })

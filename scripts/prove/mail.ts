import { parseArgs } from 'node:util'
import { proveLetters, type LettersReport } from './letters.ts'
import { postgresPlace, sqlitePlace } from './places.ts'
import { findPostgres } from './postgres-cluster.ts'
import { printRow } from './rows.ts'

/**
 * `npm run prove:mail`: every request has its letters, each once, whatever fails in the mail server and the processes.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const { kills, behaviourMs } = values.short ? { kills: 1, behaviourMs: 200 } : { kills: 1, behaviourMs: 1_000 }

const isHeld = ({ acknowledged, letters, missing, doubled, otherId, dead, incomplete }: LettersReport) =>
  acknowledged > 0 && letters > 0 && missing + doubled + otherId + dead + incomplete === 0

const hasPostgres = findPostgres() !== null
if (!hasPostgres) console.log('PostgreSQL: no binaries in PATH or /usr/lib/postgresql, its proof is left out')
for (const makePlace of [sqlitePlace, ...(hasPostgres ? [postgresPlace] : [])]) {
  const place = await makePlace()
  try {
    const report = await proveLetters(place, { kills, behaviourMs })
    printRow({ isHeld: isHeld(report), name: 'mail', place: place.name, report })
  } finally {
    await place.remove()
  }
}

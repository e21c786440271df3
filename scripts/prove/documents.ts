import { proveDocuments, proveLateDocument } from './lead-documents.ts'
import { postgresPlace, sqlitePlace } from './places.ts'
import { findPostgres } from './postgres-cluster.ts'
import { printRow } from './rows.ts'
import { isBuilt } from './site-process.ts'

/**
 * `npm run prove:documents`: share cards requested by robots do not delay a visitor's document, and a request and its
 * document both arrive, also when the process is killed in between.
 */

const kind = isBuilt() ? 'built' : 'bare'
if (kind === 'bare') console.log('There is no build: the site without its pages is proved')
const hasPostgres = findPostgres() !== null
if (!hasPostgres) console.log('PostgreSQL: no binaries in PATH or /usr/lib/postgresql, its proofs are left out')

for (const makePlace of [sqlitePlace, ...(hasPostgres ? [postgresPlace] : [])]) {
  const place = await makePlace()
  try {
    const report = await proveDocuments(place, kind)
    const { cards, served, reread, pdfs, made, leads, delivered, withDocument } = report
    const isHeld =
      served === cards && reread === cards && made === pdfs && delivered === leads && withDocument === leads
    printRow({ isHeld, name: 'documents under 40 cards at once', place: place.name, report })
  } finally {
    await place.remove()
  }
  const later = await makePlace()
  try {
    const report = await proveLateDocument(later, kind)
    const isHeld =
      report.delivered === report.leads && report.withDocument === report.leads && report.deliveredTwice === 0
    printRow({ isHeld, name: 'documents after kill -9', place: later.name, report })
  } finally {
    await later.remove()
  }
}

import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { isRole, type Role } from '#src/office/rights.ts'
import { proveCsrf, proveRights, proveStolenSessions, proveUploads, type Tried } from './office-faults.ts'
import { provePublishingKilled } from './office-publishing.ts'
import { enterOffice, type OfficeVisitor } from './office-visitor.ts'
import { sqlitePlace } from './places.ts'
import { freePort } from './free-port.ts'
import { printRow } from './rows.ts'
import { requireBuild, startSiteProcess } from './site-process.ts'

/**
 * `npm run prove:office`: forbidden actions over the port of a real process, and a process killed during a
 * publication. The same by function calls, on both databases: tests/office, tests/proofs/publishing-killed.test.ts.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
requireBuild()
const ROUNDS = values.short ? 3 : 15
const HOSTILE = 30

const place = sqlitePlace()
const [sitePort, officePort] = [await freePort(), await freePort()]
const origin = `http://localhost:${officePort}`
const env = { ...place.env, OFFICE_PORT: String(officePort), SITE_ENV: 'none', LOG_LEVEL: 'silent' }
const start = () => startSiteProcess(env, { kind: 'built', port: sitePort })

async function enterAll(): Promise<ReadonlyMap<Role, OfficeVisitor>> {
  const told = execFileSync(process.execPath, ['scripts/office.ts', 'demo'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const people = new Map<Role, OfficeVisitor>()
  for (const [, role = '', link = ''] of told.matchAll(/^([\w-]+)@demo\.localhost +(\S+)$/gm))
    if (isRole(role)) people.set(role, await enterOffice(origin, link))
  return people
}

/** Attacks by strangers and colleagues; returns the editor, whose session continues. */
async function proveBorder(): Promise<OfficeVisitor> {
  const site = await start()
  try {
    const people = await enterAll()
    const [owner, dealer, editor] = [people.get('owner'), people.get('dealer'), people.get('editor')]
    if (!owner || !dealer || !editor) throw new Error('the example has no user of each role')
    const told = (name: string, report: Tried, least = 1) =>
      printRow({ isHeld: report.faults.length === 0 && report.tried >= least, name, place: 'built', report })
    told('all calls × all roles', await proveRights(origin, people))
    told('CSRF', await proveCsrf(origin, owner))
    told('hostile uploads', await proveUploads(origin, editor), HOSTILE)
    told('session theft', await proveStolenSessions(origin, owner, dealer))
    return editor
  } finally {
    await site.stop()
  }
}

try {
  const editor = await proveBorder()
  const killed = await provePublishingKilled({ start, editor, rounds: ROUNDS })
  printRow({
    isHeld: killed.faults.length === 0 && killed.published >= ROUNDS,
    name: 'kill -9 while publishing',
    place: 'built',
    report: killed,
  })
} finally {
  await place.remove()
}

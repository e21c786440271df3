import { parseArgs } from 'node:util'
import { findNginx, startNginx } from './nginx-proxy.ts'
import { startNodeProxy } from './node-proxy.ts'
import { postgresPlace, sqlitePlace } from './places.ts'
import { findPostgres } from './postgres-cluster.ts'
import { proveRestart } from './rolling-restart.ts'
import { printRow } from './rows.ts'
import { isBuilt } from './site-process.ts'

/**
 * `npm run prove:restart`: that processes behind a proxy, started at the same moment on an empty database, agree with
 * one another, and can all be replaced under load without a broken request. `--short`: one round, without nginx.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const rounds = values.short ? 1 : 3
const kind = isBuilt() ? 'built' : 'bare'
if (kind === 'bare') console.log('There is no build: the site without its pages is proved')

const setups = [
  {
    name: 'workers replaced on SIGHUP',
    isThere: true,
    run: () => proveRestart({ makePlace: sqlitePlace, workers: 2, startProxy: startNodeProxy, rounds, kind }),
    place: 'SQLite',
  },
  {
    name: 'rolling restart',
    isThere: findPostgres() !== null,
    run: () => proveRestart({ makePlace: postgresPlace, startProxy: startNodeProxy, rounds, kind }),
    place: 'PostgreSQL',
  },
  {
    name: 'rolling restart behind nginx',
    isThere: !values.short && findPostgres() !== null && findNginx() !== null,
    // As long as deploy/nginx/site.conf asks for.
    run: () => proveRestart({ makePlace: postgresPlace, startProxy: startNginx, rounds, kind, drainMs: 6_000 }),
    place: 'PostgreSQL',
  },
]

for (const { name, place, isThere, run } of setups) {
  if (!isThere) {
    console.log(`${name}: left out${values.short ? ' of the short form' : ', PostgreSQL or nginx is not installed'}`)
    continue
  }
  const report = await run()
  const { requests, posts, broken, lost, doubled, undelivered, deliveredTwice, isAgreed } = report
  const isHeld =
    requests > 0 &&
    posts > 0 &&
    isAgreed &&
    Object.keys(broken).length + lost + doubled + undelivered + deliveredTwice === 0
  printRow({ isHeld, name, place, report })
}

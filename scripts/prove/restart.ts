import { parseArgs } from 'node:util'
import { findNginx, startNginx } from './nginx-proxy.ts'
import { startNodeProxy } from './node-proxy.ts'
import { createOtherBuild } from './other-build.ts'
import { postgresPlace, sqlitePlace } from './places.ts'
import { findPostgres } from './postgres-cluster.ts'
import { proveRestart } from './rolling-restart.ts'
import { printRow } from './rows.ts'
import { isBuilt } from './site-process.ts'
import { isUpgraded, proveUpgrade } from './upgrade.ts'

/**
 * `npm run prove:restart`: processes behind a proxy, started at the same time on an empty database, agree with
 * one another, and can all be replaced under load without a failed request; then by those of a different build,
 * and back, under open browsers. `--short`: one round, without nginx and the other build. `upgrade`: only that.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
const isOnlyUpgrade = positionals[0] === 'upgrade'
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
    // Drains as long as deploy/nginx/site.conf requires, so a round is long.
    run: () => proveRestart({ makePlace: postgresPlace, startProxy: startNginx, rounds: 2, kind, drainMs: 6_000 }),
    place: 'PostgreSQL',
  },
]

for (const { name, place, isThere, run } of isOnlyUpgrade ? [] : setups) {
  if (!isThere) {
    leftOut(name)
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

const otherBuild = createOtherBuild()
const upgrades = [
  {
    name: 'upgrade by SIGHUP',
    isThere: !values.short && kind === 'built',
    run: () => proveUpgrade({ makePlace: sqlitePlace, workers: 2, startProxy: startNodeProxy, otherBuild }),
    place: 'SQLite',
  },
  {
    name: 'upgrade behind nginx',
    isThere: !values.short && kind === 'built' && findPostgres() !== null && findNginx() !== null,
    run: () => proveUpgrade({ makePlace: postgresPlace, startProxy: startNginx, drainMs: 6_000, otherBuild }),
    place: 'PostgreSQL',
  },
]

for (const { name, place, isThere, run } of upgrades) {
  if (!isThere) {
    leftOut(name)
    continue
  }
  const report = await run()
  printRow({ isHeld: isUpgraded(report), name, place, report })
}
otherBuild.remove()

function leftOut(name: string): void {
  console.log(`${name}: left out${values.short ? ' of the short form' : ', a build, PostgreSQL or nginx is missing'}`)
}

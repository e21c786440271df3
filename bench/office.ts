import { readFileSync } from 'node:fs'
import { hrefTo } from '#src/routes.ts'
import { sqlitePlace } from '../scripts/prove/places.ts'
import { freePort } from '../scripts/prove/free-port.ts'
import { requireBuild, startSiteProcess } from '../scripts/prove/site-process.ts'

/**
 * `node bench/office.ts`: what the office costs the site. Memory of the process after its start and after pages, and
 * CPU time of a cached page, without it, with it, and with a store for its pictures. CPU time is the
 * process's own, so a busy machine changes it little.
 */

const REQUESTS = 4_000
const AT_ONCE = 8
/** In clock ticks, as Linux counts them. */
const TICK_MS = 10

const STORE = {
  PICTURES_S3_URL: 'http://127.0.0.1:9',
  PICTURES_S3_BUCKET: 'bench',
  PICTURES_S3_KEY: 'bench',
  PICTURES_S3_SECRET: 'bench-bench',
}

async function measure(name: string, env: Record<string, string>) {
  const place = sqlitePlace()
  const site = await startSiteProcess({ ...place.env, ...env, LOG_LEVEL: 'silent' }, { kind: 'built' })
  try {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const started = megabytes(site.pid)
    const page = site.url + hrefTo('home')
    await load(page, REQUESTS / 4)
    const before = cpuMs(site.pid)
    await load(page, REQUESTS)
    const perPage = (cpuMs(site.pid) - before) / REQUESTS
    return {
      name,
      'MB after the start': started,
      'MB after pages': megabytes(site.pid),
      'ms of a page': perPage.toFixed(3),
    }
  } finally {
    await site.stop()
    await place.remove()
  }
}

async function load(url: string, count: number): Promise<void> {
  const ask = async () => {
    for (let done = 0; done < count / AT_ONCE; done++) await (await fetch(url)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
}

function megabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** User and system time: fields 14 and 15, counted after the name in brackets. */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

requireBuild()
const rows = []
for (const [name, env] of [
  ['office off', {}],
  ['office on', { OFFICE_PORT: String(await freePort()) }],
  ['office on, store', { OFFICE_PORT: String(await freePort()), ...STORE }],
  ['office off, again', {}],
] as const)
  rows.push(await measure(name, env))
console.table(rows)

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlitePlace, type Place } from '../../scripts/prove/places.ts'
import { freePort } from '../../scripts/prove/free-port.ts'
import { startSiteProcess, type SiteProcess } from '../../scripts/prove/site-process.ts'

/** Alerts and the dashboard are read by programs that say nothing of a metric that is not there: they stay silent. */

let place: Place
let site: SiteProcess
let known: ReadonlySet<string>

beforeAll(async () => {
  place = sqlitePlace()
  const port = await freePort()
  site = await startSiteProcess({ ...place.env, METRICS_PORT: String(port) })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  known = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => seriesOf(name, type)))
})
afterAll(async () => {
  await site.stop()
  await place.remove()
})

const seriesOf = (name: string, type?: string): string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]

/** Made by Prometheus itself. */
const ITS_OWN = ['up']
const WORDS = /^(?:and|or|unless|on|ignoring|by|without|group_left|group_right|bool)$/

/** Names of series in a query: what is no function, label, string or word of the language. */
function seriesIn(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\s*\(|[a-z0-9_])/g)]
    .filter(({ 0: name, index }) => !WORDS.test(name) && !/[\d.]/.test(bare[index - 1] ?? ''))
    .map(([name]) => name)
}

const missing = (queries: string[]) =>
  [...new Set(queries.flatMap(seriesIn))].filter((name) => !known.has(name) && !ITS_OWN.includes(name))

test('every metric of the alert rules exists', () => {
  const text = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  // A query stands on the line of its key, or folded on the deeper lines below it.
  const queries = [...text.matchAll(/^( +)expr: (?:>-\n((?:\1 +\S.*\n)+)|(.+))$/gm)].map(
    ([, , folded, plain = '']) => folded ?? plain,
  )
  expect(queries).toHaveLength(text.match(/- alert:/g)!.length)
  expect(queries.flatMap(seriesIn)).toContain('outbox_dead')
  expect(missing(queries)).toEqual([])
})

test('every metric of the dashboard exists', () => {
  const { panels } = JSON.parse(readFileSync('deploy/grafana/site.json', 'utf8')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(20)
  expect(missing(queries)).toEqual([])
})

test('docs/operations.md says what to do at every alert', () => {
  const names = [...readFileSync('deploy/prometheus/alerts.yml', 'utf8').matchAll(/- alert: (\w+)/g)].map(([, n]) => n)
  const documented = readFileSync('docs/operations.md', 'utf8')
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

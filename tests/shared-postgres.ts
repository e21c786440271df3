import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { migrate } from '#src/backend/migrations.ts'
import { inStartOrder, openPostgres } from '#src/backend/postgres.ts'
import { seed } from '#src/backend/seed.ts'
import { fixtureRows } from './backend/prepared-database.ts'
import { startCluster, type Cluster } from '../scripts/prove/postgres-cluster.ts'

/**
 * One PostgreSQL server for all test files of a run, started when the first of them asks for a database: to make one
 * for every file was an eighth of the unit tests. The files run in threads of their own, so they ask over loopback:
 * POST answers the address of a new database, filled or at `/empty` without tables, DELETE with such addresses drops them.
 */

declare module 'vitest' {
  export interface ProvidedContext {
    postgresDesk: string
  }
}

const TEMPLATE = 'prepared'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let prepared: Promise<Cluster> | undefined
  const desk = createServer((request, response) => {
    prepared ??= prepare()
    answer(request, prepared).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('postgresDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    await (await prepared)?.stop()
  }
}

/** A server with one database that has its tables and content: the others are copies of it. */
async function prepare(): Promise<Cluster> {
  const cluster = await startCluster({ durable: false })
  const { db } = await openPostgres(await cluster.createDatabase(TEMPLATE), () => {})
  // As two processes that start at the same moment do.
  await Promise.all([0, 1].map(() => inStartOrder(db, () => migrate(db).then(() => seed(db, fixtureRows)))))
  await db.destroy()
  return cluster
}

async function answer(request: IncomingMessage, prepared: Promise<Cluster>): Promise<string> {
  const cluster = await prepared
  if (request.method === 'POST')
    return cluster.createDatabase(`test-${randomUUID()}`, request.url === '/empty' ? undefined : TEMPLATE)
  let addresses = ''
  request.setEncoding('utf8')
  for await (const part of request) addresses += part
  for (const address of addresses.split('\n')) await cluster.dropDatabase(new URL(address).pathname.slice(1))
  return ''
}

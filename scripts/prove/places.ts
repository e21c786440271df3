import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from './postgres-cluster.ts'

/** Where a proof keeps its data: settings for the server, and how many processes share them. */
export type Place = {
  name: 'SQLite' | 'PostgreSQL'
  processes: number
  env: Record<string, string>
  remove: () => Promise<void>
}

export function sqlitePlace(): Place {
  const directory = mkdtempSync(join(tmpdir(), 'site-prove-'))
  return {
    name: 'SQLite',
    processes: 1,
    env: { DATA_DIR: directory, DATABASE_URL: '' },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** A database server with durable writes, and two web processes. */
export async function postgresPlace(): Promise<Place> {
  const cluster = await startCluster({ durable: true })
  return {
    name: 'PostgreSQL',
    processes: 2,
    env: { DATABASE_URL: await cluster.createDatabase('site') },
    remove: cluster.stop,
  }
}

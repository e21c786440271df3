import { readFileSync } from 'node:fs'

/** For everything but visitors' connections: the database, listening ports, the office, calls to services, workers. */
const RESERVED = 128
/** Each connection may be sent a file, which is open meanwhile. */
const PER_CONNECTION = 2
/** With fewer a page cannot load its files beside itself. */
const LEAST = 8

/**
 * How many files and connections this process may have open (`ulimit -n`, `LimitNOFILE`); null where the system does not
 * say. Node itself has raised it to the hard limit.
 */
export function openFilesLimit(path = '/proc/self/limits'): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync(path, 'latin1')) ?? []
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

/**
 * The most connections for which descriptors suffice, at most `wanted`. Beyond that the system would close connections
 * without anybody hearing of it, and files and the database would fail for those that are open.
 */
export const connectionsWithin = (openFiles: number | null, wanted: number): number =>
  openFiles === null ? wanted : Math.min(wanted, Math.max(LEAST, Math.floor((openFiles - RESERVED) / PER_CONNECTION)))

/** The limit of open files that allows so many connections. */
export const openFilesFor = (connections: number): number => connections * PER_CONNECTION + RESERVED

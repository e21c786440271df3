import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The folder of ASSETS_DIR: the hashed files of every build that browsers may still hold, so that a page of one build
 * gets its files from a process of another (src/server/files/retained-assets.ts).
 */

/** How long after a build was replaced its files are kept: a page open for longer reloads itself. */
export const RETENTION_MS = 7 * 24 * 3_600_000

/** Which build has which files, and since when it is replaced; null for the current one. */
const manifestShape = z.array(
  z.object({ build: z.string(), files: z.array(z.string()), replacedAt: z.iso.datetime().nullable() }),
)
type Manifest = z.infer<typeof manifestShape>

const MANIFEST = 'builds.json'

/**
 * Adds the hashed files of a build (`from`: its dist/client/assets) and makes it the current one; files replaced more
 * than a week ago are deleted. A name contains a hash of the content, so an existing file is the same. Files are
 * renamed into place when complete, because a process may request them meanwhile.
 */
export function retainAssets(from: string, to: string, build: string, now: Date): void {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  const files = readdirSync(from)
  for (const file of files) {
    if (existsSync(join(to, file))) continue
    const half = join(to, `.${file}.half`)
    copyFileSync(join(from, file), half)
    renameSync(half, join(to, file))
  }
  const known = readManifest(to).filter((entry) => entry.build !== build)
  const replaced = known.map((entry) => ({ ...entry, replacedAt: entry.replacedAt ?? now.toISOString() }))
  const isRetained = (entry: Manifest[number]) =>
    entry.replacedAt === null || now.getTime() - Date.parse(entry.replacedAt) <= RETENTION_MS
  const retained: Manifest = [{ build, files, replacedAt: null }, ...replaced].filter(isRetained)
  const half = join(to, `.${MANIFEST}.half`)
  writeFileSync(half, JSON.stringify(retained, null, 1), { mode: 0o644 })
  renameSync(half, join(to, MANIFEST))
  const named = new Set(retained.flatMap((entry) => entry.files))
  for (const entry of known)
    for (const file of entry.files) if (!named.has(file)) rmSync(join(to, file), { force: true })
}

function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  return existsSync(file) ? manifestShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

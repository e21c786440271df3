import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A disk cache of files from the store: visitors get them without a call to it, and while it is down. A file under a
 * name never changes. The folder may be deleted, and where it cannot be written the store is called each time.
 */
export type FileCache = {
  read: (name: string) => Promise<Uint8Array | undefined>
  /** Never rejects: the picture is shown even when it cannot be cached. */
  write: (name: string, content: Uint8Array) => Promise<void>
  drop: (name: string) => Promise<void>
}

type Options = { maxBytes?: number; log: { warn: (details: object, text: string) => void } }

/** About three thousand covers in all sizes. */
const MAX_BYTES = 512 * 1024 * 1024
/** Other processes cache files here, too, so the total is recomputed from time to time. */
const WRITES_BETWEEN_SHRINKS = 64
const LEFT = 0.9

export function createFileCache(folder: string, { maxBytes = MAX_BYTES, log }: Options): FileCache {
  let writes = 0
  let isWarned = false
  const drop = (name: string) => rm(join(folder, name), { force: true })

  /** The oldest are deleted first. */
  async function shrink(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => null)
        return { name, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
      }),
    )
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    if (bytes <= maxBytes) return
    for (const file of files.sort((a, b) => a.at - b.at)) {
      if (bytes <= maxBytes * LEFT) return
      await drop(file.name)
      bytes -= file.bytes
    }
  }

  return {
    async read(name) {
      const content = await readFile(join(folder, name)).catch(() => null)
      // A power failure may have left an empty file.
      return content?.length ? content : undefined
    },
    async write(name, content) {
      try {
        await mkdir(folder, { recursive: true })
        // Written to a temporary name first, so that nobody reads half a file.
        const half = join(folder, `.${randomUUID()}`)
        const file = await open(half, 'wx', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(half, join(folder, name))
        if (writes++ % WRITES_BETWEEN_SHRINKS === 0) await shrink()
      } catch (error) {
        if (!isWarned) log.warn({ err: error }, 'pictures of the store are not kept on this machine')
        isWarned = true
      }
    },
    drop,
  }
}

import { isAnswered } from '#src/components/is-answered.ts'

const RETRY_MS = 3_000

/**
 * Loads a file, retrying silently: the server's HTML serves the visitor until then. `isMissed`: the visitor has nothing
 * in its place, so a page whose file is gone is reloaded; once, because a browser's extension may block the file.
 */
export async function untilLoaded<T>(load: () => Promise<T>, isMissed = false): Promise<T> {
  for (let hasFailed = false; ; hasFailed = isMissed) {
    try {
      // Sequential attempts are the point of this loop.
      // oxlint-disable-next-line no-await-in-loop
      return await load()
    } catch {
      // The first may have been aborted by a navigation of the visitor's.
      // oxlint-disable-next-line no-await-in-loop
      if (hasFailed && !wasReloaded() && (await isAnswered(location.href))) location.reload()
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS)
      })
    }
  }
}

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

const RETRY_MS = 3_000

/** Loads a file, retrying silently: the server's HTML serves the visitor until then. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      // Sequential attempts are the point of this loop.
      // oxlint-disable-next-line no-await-in-loop
      return await load()
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS)
      })
    }
  }
}

/** Between two writes: 75 in half a minute. */
const REST_MS = 400

const keyOfEntry = (): unknown => (history.state as { key?: unknown } | null)?.key

/**
 * Writes of an address that follow a slider. WebKit rejects more than a hundred in half a minute, of whatever part of the
 * page, and a dragged slider makes them in two seconds. The first is done at once, of those that come too soon only the
 * last, unless the visitor is on another entry of the history by then.
 */
export function sparseWrites() {
  let due: (() => void) | undefined
  let isResting = false
  const drop = () => {
    due = undefined
  }
  const flush = () => {
    due?.()
    drop()
  }
  const rest = () => {
    isResting = due !== undefined
    flush()
    if (isResting) setTimeout(rest, REST_MS)
  }
  return {
    write(work: () => void) {
      const key = keyOfEntry()
      due = () => {
        if (keyOfEntry() === key) work()
      }
      if (!isResting) rest()
    },
    /** Does now what is due. */
    flush,
    drop,
  }
}

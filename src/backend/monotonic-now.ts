/** Milliseconds for terms of this process: a corrected clock neither extends nor ends them. */
export const monotonicNow = (): number => performance.now()

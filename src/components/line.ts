type Connection = { saveData?: boolean; effectiveType?: string }

/** Frugal: the visitor asked to save data, or the network is slow; then nothing is fetched that may not be needed. */
export function lineOf(): 'frugal' | 'fair' | 'good' {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) return 'frugal'
  // Browsers that do not report it count as fast.
  return (connection?.effectiveType ?? '4g') === '4g' ? 'good' : 'fair'
}

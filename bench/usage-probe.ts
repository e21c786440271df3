// Loaded into a measured server: tells its own CPU time and memory when asked.
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() })
})
// Whoever measures is gone: so is the measured. A server that has closed its door ends though it could still be asked.
process.on('disconnect', () => process.exit())
process.channel?.unref()

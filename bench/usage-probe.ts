// Loaded into a measured server: reports its CPU time and memory on request.
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() })
})
// The measuring process has exited, so this one does too. A server that no longer listens also exits, although the
// channel is open.
process.on('disconnect', () => process.exit())
process.channel?.unref()

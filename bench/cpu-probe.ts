// Loaded into a measured server: tells its own CPU time when asked.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage())
})

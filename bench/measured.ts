/** Loaded into a process that is measured, before its own code: says what it has taken and holds when it is asked. */

export type Taken = { cpuMicros: number; rss: number }

process.on('message', (asked) => {
  if (asked !== 'taken') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system, rss: process.memoryUsage.rss() } satisfies Taken)
})
// Whoever measured it is gone.
process.on('disconnect', () => process.exit())

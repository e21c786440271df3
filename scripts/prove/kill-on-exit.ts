import type { ChildProcess } from 'node:child_process'

/**
 * Ends the processes that a proof has started together with it: one that survives a failed proof would hold its port
 * and the pipe that the caller of the proof reads, who would wait forever.
 */
export function killOnExit(child: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): void {
  const end = () => void child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

import type { ChildProcess } from 'node:child_process'

/**
 * A process that a proof has started does not outlive it: one that goes on when the proof has failed holds its port and
 * the pipe that whoever started the proof reads, who then waits for good.
 */
export function endWithUs(child: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): void {
  const end = () => void child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

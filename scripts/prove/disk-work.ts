import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { projectRoot } from '#src/project-file.ts'
import { copyTree } from '../release/link-tree.ts'
import { addRelease } from '../release/releases.ts'

/**
 * Copies whole folders in a thread: on a slow disk that takes half a minute, in which the thread that drives
 * browsers and visitors would not react, which would look like a fault of the site.
 */

type Work = { what: 'install'; checkout: string } | { what: 'release'; checkout: string; root: string; now: Date }

/** The effect of `npm ci` on the folder: deleted and created again. */
export const installPackages = async (checkout: string): Promise<void> => {
  await inThread({ what: 'install', checkout })
}

/** `site release`, or `npm run release`. Returns the name of the release. */
export const makeRelease = (checkout: string, root: string, now: Date): Promise<string> =>
  inThread({ what: 'release', checkout, root, now })

async function inThread(work: Work): Promise<string> {
  const worker = new Worker(new URL(import.meta.url), { workerData: work })
  const [answer] = (await once(worker, 'message')) as [string]
  return answer
}

function perform(work: Work): string {
  if (work.what === 'release') return addRelease(work.checkout, work.root, work.now)
  const packages = join(work.checkout, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  copyTree(join(projectRoot, 'node_modules'), packages, { isLinked: true })
  return packages
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
if (!isMainThread) parentPort?.postMessage(perform(workerData as Work))

import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createProgress } from './progress.ts'
import { forgetUnused } from './pictures/cache.ts'
import { inputHash, isFresh, writeStamp } from './pictures/stamp.ts'
import type { Made, Task } from './pictures/tasks.ts'

/** Makes all pictures of the site into public/images, unless they are there already. `node scripts/pictures.ts` */
const folder = fileURLToPath(new URL('../public/images', import.meta.url))
const FOLDERS = ['cars', 'interior', 'news', 'stills']

/** A thread works through the queue until it is empty. */
const employ = (queue: Task[], onDone: () => void): Promise<Made[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pictures/worker.ts', import.meta.url), { workerData: { folder } })
    const made: Made[] = []
    const next = () => {
      const task = queue.shift()
      if (!task) {
        worker.terminate().then(() => resolve(made), reject)
        return
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(task)
    }
    worker.on('message', (files: Made[]) => {
      made.push(...files)
      onDone()
      next()
    })
    worker.on('error', reject)
    next()
  })

async function makeAll(): Promise<Made[]> {
  const { tasks } = await import('./pictures/tasks.ts')
  const queue = [...tasks]
  process.stdout.write(`Pictures: ${tasks.length} sets to make, a minute or two on two cores; later starts keep them\n`)
  const onDone = createProgress('Pictures', tasks.length)
  const shifts = await Promise.all(Array.from({ length: availableParallelism() }, () => employ(queue, onDone)))
  return shifts.flat().sort((a, b) => a.name.localeCompare(b.name))
}

const started = performance.now()
const hash = inputHash()
if (!isFresh(folder, hash)) {
  for (const name of FOLDERS) rmSync(`${folder}/${name}`, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const made = await makeAll()
  writeStamp(folder, { hash, files: made.map(({ name }) => name) })
  await forgetUnused()
  const total = made.reduce((sum, { bytes }) => sum + bytes, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`Pictures: ${made.length} files, ${(total / 1e6).toFixed(1)} MB, in ${seconds} s\n`)
}

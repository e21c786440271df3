import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { forgetUnused } from './pictures/cache.ts'
import { inputHash, isFresh, writeStamp } from './pictures/stamp.ts'
import type { Made, Task } from './pictures/tasks.ts'

/** Makes all pictures of the site into public/images, unless they are there already. `node scripts/pictures.ts` */
const folder = fileURLToPath(new URL('../public/images', import.meta.url))
const FOLDERS = ['cars', 'interior', 'news', 'stills']

/** One thread works through the queue until it is empty. */
const employ = (queue: Task[]): Promise<Made[]> =>
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
      next()
    })
    worker.on('error', reject)
    next()
  })

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(8)} KB`

async function makeAll(): Promise<Made[]> {
  const { tasks } = await import('./pictures/tasks.ts')
  const queue = [...tasks]
  const shifts = await Promise.all(Array.from({ length: availableParallelism() }, () => employ(queue)))
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
  const table = made.map(({ name, bytes }) => `${kilobytes(bytes)}  ${name}`).join('\n')
  process.stdout.write(`${table}\n${kilobytes(total)}  ${made.length} pictures in ${seconds} s\n`)
}

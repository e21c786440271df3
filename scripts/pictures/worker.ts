import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { perform, type Task } from './tasks.ts'

/** A thread of the picture generator: takes tasks one by one and returns the results. */
sharp.concurrency(1)

const { folder } = workerData as { folder: string }

parentPort!.on('message', async (task: Task) => {
  const made = await perform(task, folder)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(made)
})

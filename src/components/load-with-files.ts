/** Requesting twenty files at once blocks input on a slow phone for a tenth of a second. */
const FILES_A_TASK = 3

/** Requested files, with the event of a style sheet: loaded or failed. */
const asked = new Map<string, Promise<Event> | undefined>()
const queue: HTMLLinkElement[] = []
/** Scripts that have been evaluated. */
const evaluated = new Set<string>()
let asking: Promise<void> | undefined

/**
 * Loads a lazy module: `load` imports it, `files` are the scripts and style sheets it needs, itself
 * included, as paths without the first slash. In the browser's build it replaces Vite's helper (vite.config.ts),
 * which requests and evaluates all of them in one task. Rejects when a style sheet or a script fails to load.
 */
export async function loadWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const missing = files.filter((file) => !asked.has(file) && !isInDocument(file))
  queue.push(...missing.map(linkTo))
  // One that fails while others are still being requested has been removed by then.
  const styles = Promise.all(files.map((file) => asked.get(file)))
  if (queue.length > 0) asking ??= askInTasks()
  await asking
  if ((await styles).some((event) => event?.type === 'error')) throw new Error('A stylesheet did not arrive')
  await evaluate(files)
  return load()
}

/**
 * Each script is evaluated in a task of its own: everything a first API call needs, evaluated by one import, blocked
 * input for 140 ms at CPU ×4. Modules come before their imports in the list.
 */
async function evaluate(files: readonly string[]) {
  for (const file of files.toReversed()) {
    if (!file.endsWith('.js') || evaluated.has(file)) continue
    // Sequential tasks are the point of this loop.
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ `/${file}`)
    evaluated.add(file)
  }
}

async function askInTasks() {
  while (queue.length > 0) {
    document.head.append(...queue.splice(0, FILES_A_TASK))
    // Sequential tasks are the point of this loop.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((next) => {
      setTimeout(next)
    })
  }
  asking = undefined
}

/** The server's HTML names the files of its own page, as links and as scripts. */
const isInDocument = (file: string): boolean =>
  document.head.querySelector(`[href="/${file}"],[src="/${file}"]`) !== null

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = `/${file}`
  asked.set(file, isStyle ? untilSettled(link, file) : undefined)
  return link
}

const untilSettled = (link: HTMLLinkElement, file: string) =>
  new Promise<Event>((settle) => {
    link.addEventListener('load', settle)
    link.addEventListener('error', (event) => {
      // The next caller requests it again.
      asked.delete(file)
      link.remove()
      settle(event)
    })
  })

/** To ask for twenty files at once keeps a slow phone from hearing a finger for a tenth of a second. */
const FILES_A_TASK = 3

/** Files that have been asked for, with the event of a stylesheet: it holds, or did not arrive. */
const asked = new Map<string, Promise<Event> | undefined>()
const queue: HTMLLinkElement[] = []
/** Scripts that have run. */
const evaluated = new Set<string>()
let asking: Promise<void> | undefined

/**
 * Loads a module of a file of its own: `load` imports it, `files` are the scripts and stylesheets it needs, itself among
 * them, as paths without the first slash. In the browser's build it stands in the place of Vite's helper (vite.config.ts),
 * which asks for all of them in one task, and where they run in one. Rejects when a stylesheet or a script does not arrive.
 */
export async function loadWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const missing = files.filter((file) => !asked.has(file) && !isInDocument(file))
  queue.push(...missing.map(linkTo))
  // One that fails while others are still asked for is forgotten by then.
  const styles = Promise.all(files.map((file) => asked.get(file)))
  if (queue.length > 0) asking ??= askInTasks()
  await asking
  if ((await styles).some((event) => event?.type === 'error')) throw new Error('A stylesheet did not arrive')
  await evaluate(files)
  return load()
}

/**
 * Each script is a task of its own: all that a first call of the API needs, run by one import, kept keys waiting for 140 ms
 * at CPU ×4. The files name a module before what it imports.
 */
async function evaluate(files: readonly string[]) {
  for (const file of files.toReversed()) {
    if (!file.endsWith('.js') || evaluated.has(file)) continue
    // One task after another is the point of this loop.
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ `/${file}`)
    evaluated.add(file)
  }
}

async function askInTasks() {
  while (queue.length > 0) {
    document.head.append(...queue.splice(0, FILES_A_TASK))
    // One task after another is the point of this loop.
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
      // The next one who wants it asks again.
      asked.delete(file)
      link.remove()
      settle(event)
    })
  })

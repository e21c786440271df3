import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { duration } from './progress.ts'
import { render, requireBlender } from './renders/blender.ts'
import { exportCar } from './renders/cars.ts'
import { contactSheet } from './renders/contact-sheet.ts'
import { guessedBytes, hours, secondsOf, type Costs } from './renders/cost.ts'
import { finish, writeStamp } from './renders/finish.ts'
import { WORK } from './renders/folders.ts'
import { carsIn, isWithoutBody, pictures, type Picture } from './renders/list.ts'
import { runQueue, type Work } from './renders/queue.ts'
import { readStamp, sceneHash, sourcesOf, stateOf, type State } from './renders/stamp.ts'
import type { Subject } from './renders/subject.ts'

/**
 * `npm run renders`: path-traced pictures of the cars. Needs Blender; its output is committed, so that the site builds
 * without it. See docs/renders.md.
 */
const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    preview: { type: 'boolean' },
    'contact-sheet': { type: 'boolean' },
    keep: { type: 'boolean' },
  },
})

const PREVIEW = { width: 640, samples: 14 }
const COSTS = `${WORK}costs.json`
const previewFile = (name: string) => `${WORK}preview/${name}.png`

/** `g90/hero` is that picture, `g90` all of a model, `hero` that slot of every model. */
const isWanted = ({ name }: Picture): boolean =>
  !values.only || values.only.some((part) => name === part || name.startsWith(`${part}/`) || name.endsWith(`/${part}`))
const wanted = pictures.filter(isWanted)
if (wanted.length === 0) throw new Error(`No picture is called ${values.only?.join(', ')}; --list shows them all`)

const readCosts = (): Costs =>
  // Written by noteCost below.
  existsSync(COSTS) ? (JSON.parse(readFileSync(COSTS, 'utf8')) as Costs) : {}
function noteCost(name: string, cpuSeconds: number): void {
  mkdirSync(WORK, { recursive: true })
  writeFileSync(`${COSTS}.part`, JSON.stringify({ ...readCosts(), [name]: { cpuSeconds } }, null, 1))
  renameSync(`${COSTS}.part`, COSTS)
}
const guess = (picture: Picture): number => {
  const stamp = readStamp(picture.name)
  return stamp ? stamp.cpuSeconds : secondsOf(picture, readCosts())
}

const geometries = new Map<Subject, string>()
async function geometryOf(picture: Picture): Promise<string> {
  const made: string[] = []
  for (const model of carsIn(picture)) made.push(await carGeometry(model))
  return made.join(' ')
}
async function carGeometry(model: Subject): Promise<string> {
  const known = geometries.get(model) ?? (await exportCar(model))
  geometries.set(model, known)
  return known
}

async function currentState(picture: Picture): Promise<State> {
  const stamp = readStamp(picture.name)
  const now = { sources: sourcesOf(picture), scene: sceneHash(picture) }
  const isQuick = !stamp || stamp.scene !== now.scene || stamp.sources === now.sources || isWithoutBody(picture)
  const geometry = isQuick ? '' : await geometryOf(picture)
  return stateOf(picture, stamp, { ...now, geometry: () => geometry })
}

/**
 * Marks a stale picture as current: its author has seen in a preview that the code change does not affect
 * it. Returns whether it did.
 */
async function markAsCurrent(picture: Picture): Promise<boolean> {
  const stamp = readStamp(picture.name)
  if (!stamp || (await currentState(picture)) !== 'stale') return false
  const geometry = isWithoutBody(picture) ? '' : await geometryOf(picture)
  writeStamp(picture.name, { ...stamp, sources: sourcesOf(picture), geometry, scene: sceneHash(picture) })
  return true
}

async function make(picture: Picture): Promise<number> {
  const sources = sourcesOf(picture)
  const scene = sceneHash(picture)
  const geometry = isWithoutBody(picture) ? '' : await geometryOf(picture)
  const png = `${WORK}finished/${picture.name}.png`
  mkdirSync(dirname(png), { recursive: true })
  const cpuSeconds = await render(picture, png, stopped.signal)
  noteCost(picture.name, cpuSeconds)
  await finish(picture, png, { sources, geometry, scene, cpuSeconds })
  return cpuSeconds
}

async function preview(picture: Picture): Promise<number> {
  const [width, height] = picture.size
  const small: Picture = {
    ...picture,
    size: [PREVIEW.width, Math.round((PREVIEW.width * height) / width)],
    samples: PREVIEW.samples,
  }
  if (!isWithoutBody(picture)) await geometryOf(picture)
  const png = previewFile(picture.name)
  mkdirSync(dirname(png), { recursive: true })
  return render(small, png, stopped.signal)
}

async function list(): Promise<void> {
  let [seconds, bytes] = [0, 0]
  for (const picture of wanted) {
    const stamp = readStamp(picture.name)
    const own = guess(picture)
    seconds += own
    bytes += stamp?.bytes ?? guessedBytes(picture)
    const state = await currentState(picture)
    const measured = stamp || readCosts()[picture.name] ? 'measured' : 'guessed'
    console.log(
      [
        picture.name.padEnd(28),
        picture.size.join('×').padEnd(10),
        String(picture.samples).padStart(3),
        state.padEnd(8),
      ].join(' '),
      `${duration(own)} ${measured}`,
    )
  }
  console.log(
    `${wanted.length} pictures: ${hours(seconds)} CPU-hours, about ${(bytes / 1e6).toFixed(0)} MB in the repository`,
  )
}

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())

if (values.list) await list()
else if (values.keep) {
  if (!values.only) throw new Error('--keep wants --only: which pictures were looked at?')
  for (const picture of wanted) if (await markAsCurrent(picture)) console.log(`${picture.name}: kept as it stands`)
} else if (values['contact-sheet']) {
  const out = `${WORK}contact-sheet.png`
  mkdirSync(WORK, { recursive: true })
  console.log(`${await contactSheet(wanted, previewFile, out)} pictures in ${out}`)
} else {
  requireBlender()
  const shared: Pick<Work, 'say' | 'now'> = { say: (line) => console.log(line), now: () => performance.now() }
  const work: Work = values.preview
    ? { ...shared, stateOf: () => 'missing', make: preview, guess: () => 40 }
    : { ...shared, stateOf: currentState, make, guess }
  const failed = await runQueue(wanted, work, stopped.signal)
  if (failed.length > 0) {
    console.error(`Not rendered: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}

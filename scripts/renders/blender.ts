import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { BLENDER_SCRIPTS, WORK } from './folders.ts'
import { carFolder } from './cars.ts'
import { isConcept } from './subject.ts'
import {
  hourOf,
  isWithoutBody,
  isMixed,
  paintOf,
  scriptOf,
  seatsOf,
  shownCars,
  worldOf,
  type Picture,
  type Register,
} from './list.ts'

export const NO_BLENDER =
  'Blender was not found. On Debian or Ubuntu: sudo apt-get install --no-install-recommends blender python3-numpy'

export function requireBlender(): void {
  const { error } = spawnSync('blender', ['--version'], { stdio: 'ignore' })
  if (error) throw new Error(NO_BLENDER)
}

/** Blender's arguments for a picture. */
export function blenderArguments(picture: Picture, out: string): string[] {
  const { model, view, size, samples } = picture
  const shared = [
    '--model',
    model,
    '--view',
    view,
    '--size',
    size.join('x'),
    '--samples',
    String(samples),
    '--out',
    out,
  ]
  const own = isWithoutBody(picture) ? inside(picture) : outside(picture)
  const start = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', BLENDER_SCRIPTS + scriptOf(picture), '--']
  return [...start, ...shared, ...own]
}

function inside(picture: Picture): string[] {
  if (picture.register === 'samples') return []
  const interior = ['--interior', picture.colour.toLowerCase()]
  const hour = hourOf(picture)
  if (hour === 'day') return interior
  const { model, size, glow } = picture
  const parts = isMixed(picture) ? ['--parts', `${WORK}cabin-parts/${model}-${size.join('x')}.npz`] : []
  return [...interior, '--hour', hour, ...(glow ? ['--glow', glow] : []), ...parts]
}

function outside(picture: Picture): string[] {
  if (picture.register === 'line-up') return ['--cars', JSON.stringify(shownCars(picture).map(withFolder))]
  const { hex, finish } = paintOf(picture.colour)
  const world = NAMES_ITS_LIGHT.has(picture.register) ? [] : ['--register', worldOf(picture)]
  const mixed = MIXED[picture.register]
  const parts = mixed ? ['--parts', `${WORK}${mixed}/${picture.model}.npz`] : []
  const seats = isConcept(picture.model) ? [] : ['--seats', seatsOf(picture.model)]
  const lit = picture.lit === undefined ? [] : ['--lit', String(picture.lit)]
  return ['--car', carFolder(picture.model), ...world, '--paint', hex, '--finish', finish, ...seats, ...lit, ...parts]
}

/** Their script knows its light. */
const NAMES_ITS_LIGHT: ReadonlySet<Register> = new Set(['concept', 'elevation'])
/** Folders of what their paints are mixed of. */
const MIXED: Partial<Record<Register, string>> = { showroom: 'paint-parts', elevation: 'side-parts' }

const withFolder = ({ model, hex, ...car }: ReturnType<typeof shownCars>[number]) => ({
  ...car,
  model,
  paint: hex,
  folder: carFolder(model),
})

const LAST_WORDS = 2000

/**
 * Renders a picture into a PNG at the second lowest priority. Resolves with the CPU seconds it took; fails with the
 * end of Blender's output.
 */
export function render(picture: Picture, out: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '15', 'blender', ...blenderArguments(picture, out)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (text: Buffer) => (said = (said + text.toString()).slice(-LAST_WORDS))
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const stop = () => void child.kill(constants.signals.SIGTERM)
    signal.addEventListener('abort', stop, { once: true })
    child.on('error', reject)
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      const seconds = /(\d+) s of rendering, (\d+) s of cleaning/.exec(said)
      if (code === 0 && seconds) resolve(Number(seconds[1]) + Number(seconds[2]))
      else reject(new Error(`${picture.name} was not rendered (${code ?? 'stopped'}):\n${said}`))
    })
  })
}

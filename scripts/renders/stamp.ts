import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { carOf } from '#src/drawing/cars/car.ts'
import { frontDesigns } from '#src/drawing/front/design.ts'
import { forms } from '#src/three/body/form.ts'
import { BLENDER_SCRIPTS, FINISHED, ROOT } from './folders.ts'
import { concepts } from './concepts/concepts.ts'
import { carsIn, isWithoutBody, paintOf, scriptOf, seatsOf, shownCars, worldOf, type Picture } from './list.ts'
import { isConcept, type Subject } from './subject.ts'

/**
 * The inputs of a finished picture. `sources` is quick to compute; where it differs, the car is exported and `geometry`
 * decides: a comment in the code of the surfaces makes no picture stale.
 */
export type Stamp = {
  sources: string
  geometry: string
  scene: string
  cpuSeconds: number
  bytes: number
}

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const filesHash = (folder: string, patterns: readonly string[]): string => {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder })).toSorted()
  return hashOf(...files.flatMap((file) => [file, readFileSync(folder + file)]))
}

/** The code and the parameters that make a car's surfaces. */
const SURFACES = ['src/three/{kit,body,mesh,car}/*.ts', 'src/drawing/{kit,front}/*.ts', 'scripts/renders/surfaces/*.ts']
export const sourcesHash = (subject: Subject): string =>
  isConcept(subject)
    ? hashOf(filesHash(ROOT, [...SURFACES, 'scripts/renders/concepts/*.ts']), JSON.stringify(concepts[subject]))
    : hashOf(filesHash(ROOT, SURFACES), JSON.stringify([carOf(subject), forms[subject], frontDesigns[subject]]))

/** The same of all cars in a picture. */
export function sourcesOf(picture: Picture): string {
  const [first = '', ...others] = carsIn(picture).map(sourcesHash)
  return others.length === 0 ? first : hashOf(first, ...others)
}

/** Registers whose scene lies in `place/`; the others are lights only. */
const PLACED: ReadonlySet<Picture['register']> = new Set([
  'place',
  'scene',
  'above',
  'open-road',
  'evening-road',
  'winter-road',
  'snowy-yard',
  'lounge',
])

/** Views near enough to read what `displays/draw.ts` drew. */
const WITH_DRAWN_DISPLAYS: ReadonlySet<string> = new Set(['screen', 'ahead', 'memory'])

/** The Python files a picture's scene is made of. */
function sceneFiles(picture: Picture, folder: string): string[] {
  const { register, model, view } = picture
  // A cabin's modules name each other without a folder.
  if (register === 'samples') return [...withImports(folder, [scriptOf(picture)]), 'cabin/*.py']
  if (isWithoutBody(picture))
    return [
      'common/{develop,network,parts,render}.py',
      'cabin/*.py',
      `cabin/models/${model.replaceAll('-', '_')}.py`,
      ...(WITH_DRAWN_DISPLAYS.has(view) ? ['cabin/displays/*.png'] : []),
    ]
  // These name their lights themselves.
  if (register === 'concept' || register === 'line-up') return [...withImports(folder, [scriptOf(picture)])]
  const world = `${PLACED.has(register) ? 'place' : 'light'}/${worldOf(picture).replaceAll('-', '_')}.py`
  return [...withImports(folder, [scriptOf(picture), world])]
}

/** Files and all of the folder that they import: `from common.nodes import …`, `from common import render`. */
function withImports(folder: string, entries: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of entries) {
    if (found.has(file) || !existsSync(folder + file)) continue
    found.add(file)
    const imports = readFileSync(folder + file, 'utf8').matchAll(/^\s*from ([\w.]+) import ([\w, ]+)/gm)
    for (const [, from = '', names = ''] of imports) {
      const path = from.replaceAll('.', '/')
      withImports(folder, [`${path}.py`, ...names.split(/, */).map((name) => `${path}/${name.trim()}.py`)], found)
    }
  }
  return found
}

function coloursOf(picture: Picture): unknown {
  const { model, colour } = picture
  if (isWithoutBody(picture)) return colour
  if (picture.register === 'line-up') return shownCars(picture)
  return isConcept(model) ? paintOf(colour) : [paintOf(colour), seatsOf(model)]
}

/** Scene code, camera, light, colour, size and samples of a picture. */
export function sceneHash(picture: Picture, folder = BLENDER_SCRIPTS): string {
  const { name: _, ...wanted } = picture
  return hashOf(filesHash(folder, sceneFiles(picture, folder)), JSON.stringify([wanted, coloursOf(picture)]))
}

export const stampFile = (name: string, folder = FINISHED): string => `${folder}${name}.json`

export function readStamp(name: string, folder = FINISHED): Stamp | undefined {
  const file = stampFile(name, folder)
  // Written only by writeFinished below.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : undefined
}

export type State = 'finished' | 'stale' | 'missing'

/**
 * Whether a picture is up to date with the code; `geometry` is computed only where the code of the surfaces changed.
 */
export function stateOf(
  picture: Picture,
  stamp: Stamp | undefined,
  now: { sources: string; scene: string; geometry: () => string },
): State {
  if (!stamp) return 'missing'
  if (stamp.scene !== now.scene) return 'stale'
  // A cabin has no surface of the body in it.
  if (isWithoutBody(picture) || stamp.sources === now.sources) return 'finished'
  return stamp.geometry === now.geometry() ? 'finished' : 'stale'
}

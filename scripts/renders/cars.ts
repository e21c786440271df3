import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { WORK } from './folders.ts'
import { sourcesHash } from './stamp.ts'
import type { Subject } from './subject.ts'

type Key = { sources: string; geometry: string }

export const carFolder = (model: Subject): string => `${WORK}cars/${model}`

/** The hash of a car's surfaces, which are exported again where their code has changed. */
export async function exportCar(model: Subject): Promise<string> {
  const folder = carFolder(model)
  const file = `${folder}/key.json`
  const sources = sourcesHash(model)
  if (existsSync(file)) {
    // Written below.
    const known = JSON.parse(readFileSync(file, 'utf8')) as Key
    if (known.sources === sources) return known.geometry
  }
  console.log(`${model}: writing its surfaces`)
  const { writeCar } = await import('./surfaces/write.ts')
  const geometry = writeCar(model, folder)
  writeFileSync(file, JSON.stringify({ sources, geometry } satisfies Key))
  return geometry
}

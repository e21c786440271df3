import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { concepts } from '../concepts/concepts.ts'
import { isConcept, type Subject } from '../subject.ts'
import { designOf, renderedCar } from './car.ts'

const bytes = ({ buffer, byteOffset, byteLength }: Float32Array | Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Writes a car's surfaces for blender/body: info.json and one file of points, normals and corners a part. Returns their hash. */
export function writeCar(code: Subject, folder: string): string {
  const { parts, ...info } = renderedCar(code, isConcept(code) ? concepts[code] : designOf(code))
  const hash = createHash('sha256')
  mkdirSync(folder, { recursive: true })
  const list = parts.map(({ name, mesh }) => {
    const data = Buffer.concat([bytes(mesh.position), bytes(mesh.normal), bytes(mesh.index)])
    hash.update(name).update(data)
    writeFileSync(`${folder}/${name}.mesh`, data)
    return { name, vertices: mesh.position.length / 3, corners: mesh.index.length }
  })
  const text = JSON.stringify({ ...info, parts: list })
  writeFileSync(`${folder}/info.json`, text)
  return hash.update(text).digest('hex').slice(0, 16)
}

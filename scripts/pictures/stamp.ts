import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { carData } from './car-data.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Everything a picture depends on besides the data of the cars: the generators, their other inputs and the encoder. */
const INPUTS = [
  'scripts/pictures.ts',
  'scripts/pictures/**/*.ts',
  'scripts/pictures/stills/*.webp',
  'scripts/renders/pictures/*/side-*.avif',
  // Diagrams are drawn into the pages, not into files.
  'src/drawing/*.ts',
  'src/drawing/{cars,concept,front,kit,plan,side}/**/*.ts',
  'src/content/seed/news.ts',
  'src/content/seed/news-articles.ts',
  'src/content/models/drawn.ts',
  'src/content/pictures/{close-ups,drawings,news-cover,sources,stills}.ts',
  'src/domain/frames.ts',
  'src/brand/*.{ts,svg}',
  'node_modules/sharp/package.json',
]

/** One hash of these files' names and contents. */
export function hashOf(globs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(globs, { cwd: root }).sort()) hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex')
}

export const inputHash = (): string => createHash('sha256').update(hashOf(INPUTS)).update(carData).digest('hex')

type Stamp = { hash: string; files: string[] }

/** True when the folder holds every picture made from exactly these inputs. */
export function isFresh(folder: string, hash: string): boolean {
  const file = `${folder}/.stamp`
  if (!existsSync(file)) return false
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as Stamp
  return stamp.hash === hash && stamp.files.every((name) => existsSync(`${folder}/${name}`))
}

export const writeStamp = (folder: string, stamp: Stamp): void =>
  writeFileSync(`${folder}/.stamp`, JSON.stringify(stamp))

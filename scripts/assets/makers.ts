import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/**
 * What makes the files of public/. After the photographs none needs another's work, so each is a process of its own
 * beside the others: the shorter ones fill the cores that the longest leaves free.
 */
const MAKERS = ['pictures', 'share-cards', 'icons', 'map', 'dealer-files', 'legal-pdfs', 'model-documents'] as const

/** Cards and documents show photographs: these come first. Answers whether it succeeded. */
export const makePhotographs = (): Promise<boolean> => make('media')

/** All the rest. Answers whether all of it succeeded. */
export const makeOthers = async (): Promise<boolean> => (await Promise.all(MAKERS.map(make))).every(Boolean)

async function make(name: string): Promise<boolean> {
  const file = resolve(import.meta.dirname, `../${name}.ts`)
  const [code] = (await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) console.error(`scripts/${name}.ts ended with ${code ?? 'a signal'}.`)
  return code === 0
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/**
 * The generators of public/. After the photographs they are independent, so they run as parallel processes: the
 * shorter ones fill the cores that the longest leaves free.
 */
const MAKERS = ['pictures', 'share-cards', 'icons', 'map', 'legal-pdfs', 'model-documents'] as const

/** First, because cards and documents show photographs. Returns whether it succeeded. */
export const makePhotographs = (): Promise<boolean> => make('media')

/** All other generators. Returns whether all of them succeeded. */
export const makeOthers = async (): Promise<boolean> => (await Promise.all(MAKERS.map(make))).every(Boolean)

async function make(name: string): Promise<boolean> {
  const file = resolve(import.meta.dirname, `../${name}.ts`)
  const [code] = (await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) console.error(`scripts/${name}.ts ended with ${code ?? 'a signal'}.`)
  return code === 0
}

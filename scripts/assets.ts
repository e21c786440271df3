import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * `npm run assets`: the generated content of public/, from photographs, data and drawings. After the photographs the
 * steps are
 * independent, so they run as parallel processes: the shorter ones fill the cores that the longest
 * leaves free. Exit code 1 when one fails.
 */
const MAKERS = ['pictures', 'share-cards', 'icons', 'map', 'dealer-files', 'legal-pdfs', 'model-documents'] as const

async function make(name: string): Promise<boolean> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const [code] = (await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) console.error(`scripts/${name}.ts ended with ${code ?? 'a signal'}.`)
  return code === 0
}

// Cards and documents show photographs.
const hasMedia = await make('media')
const results = hasMedia ? await Promise.all(MAKERS.map(make)) : []
if (!hasMedia || !results.every(Boolean)) process.exitCode = 1

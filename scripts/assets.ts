import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * `npm run assets`: what public/ holds that is made of data and drawings. None needs another's work, so each is a process
 * of its own beside the others: the shorter ones fill the cores that the longest leaves free. Exit code 1 when one fails.
 */
const MAKERS = ['pictures', 'share-cards', 'icons', 'map', 'dealer-files', 'legal-pdfs', 'model-documents'] as const

const results = await Promise.all(
  MAKERS.map(async (name) => {
    const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
    const [code] = (await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit')) as [number | null]
    if (code !== 0) console.error(`scripts/${name}.ts ended with ${code ?? 'a signal'}.`)
    return code === 0
  }),
)
if (!results.every(Boolean)) process.exitCode = 1

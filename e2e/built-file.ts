import { resolve } from 'node:path'
import * as built from '../bench/built-names.ts'

/** Whether an address is that of the script of this name in the last build. */
export const builtFile = (name: string): ((url: string | URL) => boolean) =>
  built.builtFile(resolve(import.meta.dirname, '..'), name)

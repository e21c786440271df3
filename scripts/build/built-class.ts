import { resolve } from 'node:path'
import { classNamesOf } from './class-names.ts'

const names = classNamesOf(resolve(import.meta.dirname, '../..'))

/** The selector of a class of a style sheet: the build shortens its name. */
export const builtClass = (sheet: `src/${string}.module.css`, name: string): string => {
  if (!names.has(sheet, name)) throw new Error(`${sheet} has no class ${name}`)
  return `.${names.nameOf(sheet, name)}`
}

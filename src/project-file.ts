import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of package.json: the same whether a file runs from the sources or from the build. */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) as string)

/** The path of a project file that is read at run time. */
export const projectFile = (path: string): string => join(projectRoot, path)

import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of package.json: the same whether a file runs from the sources or from what `npm run build` made of it. */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) as string)

/** The path of a file that stands in the project and is read while the site runs. */
export const projectFile = (path: string): string => join(projectRoot, path)

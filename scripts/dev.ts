import { existsSync } from 'node:fs'
import { projectFile } from '#src/project-file.ts'
import { makeOthers, makePhotographs } from './assets/makers.ts'

/**
 * `npm run dev`: the server from its sources, in this process. When it is ready the files of public/ are updated in
 * parallel; only the first start, which would show no pictures, makes them before.
 */
const isFirstStart = !existsSync(projectFile('public/images'))
if (!(await makePhotographs()) || (isFirstStart && !(await makeOthers()))) process.exit(1)
process.argv.push('--dev')
await import('../server.ts')
if (!isFirstStart) await makeOthers()

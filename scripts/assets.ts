import { makeOthers, makePhotographs } from './assets/makers.ts'

/** `npm run assets`: the generated content of public/, from photographs, data and drawings. Exit code 1 when a step fails. */
if (!(await makePhotographs()) || !(await makeOthers())) process.exitCode = 1

import { makeOthers, makePhotographs } from './assets/makers.ts'

/** `npm run assets`: what public/ holds that is made of photographs, data and drawings. Exit code 1 when something fails. */
if (!(await makePhotographs()) || !(await makeOthers())) process.exitCode = 1

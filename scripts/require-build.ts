import { requireBuild } from './prove/site-process.ts'

/** Before `npm run serve`: says what is missing instead of Node's own «Cannot find module». */
requireBuild()

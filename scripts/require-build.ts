import { requireBuild } from './prove/site-process.ts'

/** Before `npm run serve`: reports a missing build instead of Node's own «Cannot find module». */
requireBuild()
